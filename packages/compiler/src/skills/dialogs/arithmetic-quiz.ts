import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, number } from '../slot.ts';

const KINDS = {
  times: ['times table', 'times tables', 'multiplication', 'multiply', 'multiplying', 'tables'],
  plus: ['addition', 'adding', 'add', 'plus', 'sums'],
  minus: ['subtraction', 'subtracting', 'minus', 'take away'],
};
const QUESTIONS = {
  times: ['first " × " second', 'first * second'],
  plus: ['first " + " second', 'first + second'],
  minus: ['first + second " − " second', 'first'],
} as const;

export const arithmeticQuiz = recipe({
  id: 'arithmetic-quiz',
  title: 'Practise times tables, addition or subtraction with random questions',
  slots: {
    start: hotkey('key that starts the quiz', '^!q'),
    kind: choice('kind of sums', KINDS, 'times'),
    highest: number('highest number', 10),
  },
  code: ({ start, kind, highest }) => ahk`
  highest := ${Math.max(2, Math.round(highest))} ; the numbers go from 1 to this

  ; Asks until Cancel is chosen, then says how many were right.
  ${start}:: {
      right := 0, asked := 0
      Loop {
          first := Random(1, highest), second := Random(1, highest)
          reply := InputBox(${QUESTIONS[kind][0]} " = ?", "Question " A_Index, "w260 h120")
          if reply.Result != "OK"
              break
          asked += 1
          if Trim(reply.Value) = ${QUESTIONS[kind][1]}
              right += 1
          else
              MsgBox("Not quite: it is " ${QUESTIONS[kind][1]} ".", "Quiz", "T5")
      }
      MsgBox(right " of " asked " were right.", "Quiz")
  }
`,
  stop: () => 'Choose Cancel to end the quiz.',
});

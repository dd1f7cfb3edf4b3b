import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver, INTO } from '../typing/deliver.ts';

const KINDS = {
  bmi: ['bmi', 'body mass index', 'weight and height'],
  dose: ['dose', 'dosage', 'mg per kg', 'mg/kg'],
  discount: ['discount', 'price after', 'reduced price', 'sale price', 'rebate'],
  percent: ['what percent', 'what percentage', 'percentage of', 'how many percent', 'per cent of'],
  margin: ['margin', 'profit'],
  fuel: ['fuel', 'consumption', 'litres per 100', 'l/100'],
  pay: ['hourly rate', 'hourly wage', 'hours worked', 'wage', 'pay'],
  area: ['area', 'square metres', 'square meters', 'square feet', 'length and width'],
  bill: ['split the bill', 'bill', 'per person', 'share the cost'],
  tip: ['tip'],
};

// What is asked for, and what is made of the two numbers.
const SUMS = {
  bmi: ['Weight in kg:', 'Height in cm:', 'Round(firstNumber / (secondNumber / 100) ** 2, 1)'],
  dose: ['Weight in kg:', 'Dose in mg per kg:', 'Round(firstNumber * secondNumber, 1)'],
  discount: ['Price:', 'Discount in percent:', 'Round(firstNumber * (1 - secondNumber / 100), 2)'],
  percent: ['Part:', 'Whole:', 'Round(firstNumber / secondNumber * 100, 1) "%"'],
  margin: ['Cost:', 'Selling price:', 'Round((secondNumber - firstNumber) / secondNumber * 100, 1) "%"'],
  fuel: ['Litres:', 'Kilometres:', 'Round(firstNumber / secondNumber * 100, 1)'],
  pay: ['Hours:', 'Hourly rate:', 'Round(firstNumber * secondNumber, 2)'],
  area: ['Length:', 'Width:', 'Round(firstNumber * secondNumber, 2)'],
  bill: ['Amount of the bill:', 'Number of people:', 'Round(firstNumber / secondNumber, 2)'],
  tip: ['Amount of the bill:', 'Tip in percent:', 'Round(firstNumber * (1 + secondNumber / 100), 2)'],
} satisfies Record<keyof typeof KINDS, readonly [string, string, string]>;

export const askAndCalculate = action({
  id: 'ask-and-calculate',
  title: 'Ask for two numbers and work out a BMI, discount, percentage or the like',
  slots: { kind: choice('thing to work out', KINDS, 'percent'), into: choice('place for the result', INTO, 'show') },
  code: ({ kind, into }) => {
    const [first, second, result] = SUMS[kind];
    return ahk`
      ${into === 'type' ? 'sumWindow := WinExist("A")\n' : ''}firstNumber := AskedNumber("${first}")
      secondNumber := AskedNumber("${second}")
      ${into === 'type' ? 'WinActivate(sumWindow)\n' : ''}${deliver(into, result)}
    `;
  },
  needs: () => ahk`
  ; A number that is asked for. Ends what was begun if none is entered.
  AskedNumber(question) {
      answer := InputBox(question, "Calculate", "w240 h110")
      entered := StrReplace(answer.Value, ",", ".")
      if answer.Result != "OK" || !IsNumber(entered) || entered = 0
          Exit()
      return Number(entered)
  }
`,
});

import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const rollDice = action({
  id: 'roll-dice',
  title: 'Roll dice',
  slots: { dice: number('number of dice', 1), sides: number('sides of a die', 6) },
  code: ({ dice, sides }) =>
    dice === 1
      ? ahk`MsgBox("You rolled " Random(1, ${sides}) ".", "Dice")`
      : ahk`
      diceRolls := "", diceTotal := 0
      Loop ${dice} {
          diceRoll := Random(1, ${sides})
          diceRolls .= diceRoll "  "
          diceTotal += diceRoll
      }
      MsgBox("You rolled " diceRolls "(total " diceTotal ").", "Dice")
    `,
});

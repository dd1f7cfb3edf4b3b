import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const UNITS = {
  inchToCm: [
    'inches to cm',
    'inch to cm',
    'inches to centimetres',
    'inches to centimeters',
    'inches into cm',
    'inches into centimetres',
    'in to cm',
    'inch',
    'inches',
  ],
  cmToInch: [
    'cm to inches',
    'cm to inch',
    'centimetres to inches',
    'centimeters to inches',
    'cm into inches',
    'to inches',
    'into inches',
  ],
  feetToMetres: ['feet to metres', 'feet to meters', 'ft to m', 'feet into metres', 'feet into meters', 'feet', 'foot'],
  metresToFeet: ['metres to feet', 'meters to feet', 'm to ft', 'to feet', 'into feet'],
  milesToKm: [
    'miles to km',
    'miles to kilometres',
    'miles to kilometers',
    'miles into km',
    'mph to km/h',
    'mph',
    'miles',
    'mile',
  ],
  kmToMiles: ['km to miles', 'kilometres to miles', 'kilometers to miles', 'km into miles', 'to miles', 'into miles'],
  poundsToKg: ['pounds to kg', 'lbs to kg', 'lb to kg', 'pounds to kilos', 'pounds into kg', 'pounds', 'lbs', 'lb'],
  kgToPounds: ['kg to pounds', 'kg to lbs', 'kilos to pounds', 'kg into pounds', 'to pounds', 'into pounds', 'to lbs'],
  ouncesToGrams: ['ounces to grams', 'oz to g', 'ounces into grams', 'ounces', 'oz'],
  gramsToOunces: ['grams to ounces', 'g to oz', 'grams into ounces', 'to ounces', 'into ounces'],
  fahrenheitToCelsius: [
    'fahrenheit to celsius',
    'f to c',
    'fahrenheit into celsius',
    'to celsius',
    'into celsius',
    '°f to °c',
    'to c',
  ],
  celsiusToFahrenheit: [
    'celsius to fahrenheit',
    'c to f',
    'celsius into fahrenheit',
    'to fahrenheit',
    'into fahrenheit',
    '°c to °f',
  ],
  gallonsToLitres: ['gallons to litres', 'gallons to liters', 'gallons into litres', 'gallons'],
  litresToGallons: ['litres to gallons', 'liters to gallons', 'to gallons', 'into gallons'],
};
const SUMS: Readonly<Record<keyof typeof UNITS, readonly [string, string]>> = {
  inchToCm: ['amount * 2.54', 'cm'],
  cmToInch: ['amount / 2.54', 'in'],
  feetToMetres: ['amount * 0.3048', 'm'],
  metresToFeet: ['amount / 0.3048', 'ft'],
  milesToKm: ['amount * 1.609344', 'km'],
  kmToMiles: ['amount / 1.609344', 'miles'],
  poundsToKg: ['amount * 0.45359237', 'kg'],
  kgToPounds: ['amount / 0.45359237', 'lb'],
  ouncesToGrams: ['amount * 28.3495', 'g'],
  gramsToOunces: ['amount / 28.3495', 'oz'],
  fahrenheitToCelsius: ['(amount - 32) * 5 / 9', '°C'],
  celsiusToFahrenheit: ['amount * 9 / 5 + 32', '°F'],
  gallonsToLitres: ['amount * 3.78541', 'l'],
  litresToGallons: ['amount / 3.78541', 'gal'],
};

export const convertSelectedUnits = action({
  id: 'convert-selected-units',
  title: 'Convert the selected measure, such as inches to centimetres or °F to °C',
  slots: { units: choice('units', UNITS, 'inchToCm'), where: choice('text', WHERE, 'selection') },
  code: ({ units, where }) => {
    const [sum, unit] = SUMS[units];
    return changeText(where, `InOtherUnit(text, (amount) => ${sum}, "${unit}")`);
  },
  needs: ({ where }) => changeTextNeeds(where, IN_OTHER_UNIT),
});

const IN_OTHER_UNIT = ahk`
  ; Takes the first number of a text and gives it in another unit. A text without a number stays as it is.
  InOtherUnit(text, change, unit) {
      if !RegExMatch(text, "-?\d+(?:[.,]\d+)?", &match)
          return text
      return RegExReplace(Format("{:.2f}", change(Number(StrReplace(match[], ",", ".")))), "\.?0+$") " " unit
  }
`;

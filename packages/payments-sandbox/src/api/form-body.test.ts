import { expect, test } from 'vitest';
import { parseForm } from './form-body.ts';

test('objects and lists in a form are read the way the SDK writes them', () => {
  const text =
    'line_items[0][price]=a&line_items[0][quantity]=1&metadata[orderId]=x%5B0%5D&expand[]=a&expand[]=b&name=';
  expect(parseForm(text)).toEqual({
    line_items: [{ price: 'a', quantity: '1' }],
    metadata: { orderId: 'x[0]' },
    expand: ['a', 'b'],
    name: '',
  });
});

test('malformed or ambiguous field names are rejected', () => {
  for (const text of ['a[b=1', '[a]=1', 'a=1&a[b]=2']) expect(() => parseForm(text)).toThrow('Invalid parameter');
});

test('a field name can’t reach an object’s built-in properties', () => {
  const parsed = parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(Object.keys(parsed).sort()).toEqual(['__proto__', 'constructor']);
});

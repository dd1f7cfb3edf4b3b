import { expect, test } from 'vitest';
import { modelLocation } from './model-location.ts';

test('without a model, descriptions aren’t sent anywhere', () => {
  expect(modelLocation(undefined)).toEqual({ kind: 'none' });
});

test.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:8080/v1',
  'http://[::1]:8080/v1',
  'http://[fd12:3456::1]/v1',
  'http://192.168.1.20/v1',
  'http://172.20.0.3/v1',
  'http://ollama:11434/v1',
  'http://models.internal/v1',
])('a model at %s counts as the operator’s own', (baseUrl) => {
  expect(modelLocation({ baseUrl })).toEqual({ kind: 'own' });
});

test.each([
  ['https://api.openai.com/v1', 'api.openai.com'],
  ['https://localhost.example.com/v1', 'localhost.example.com'],
  ['https://10.example.com/v1', '10.example.com'],
  ['https://172.32.0.1/v1', '172.32.0.1'],
  ['https://[2606:4700::1111]/v1', '[2606:4700::1111]'],
])('a model at %s counts as an outside provider’s, and its host is named', (baseUrl, host) => {
  expect(modelLocation({ baseUrl })).toEqual({ kind: 'provider', host });
});

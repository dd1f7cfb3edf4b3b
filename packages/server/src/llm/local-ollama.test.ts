import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ollamaHint } from './local-ollama.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an operator who runs Ollama gets a one-line hint on how to use it', async () => {
  const address = await serve((request, response) =>
    response.end(request.url === '/api/tags' ? '{"models":[{"name":"qwen3:8b","size":1}]}' : ''),
  );
  const hint = await ollamaHint(address);
  expect(hint).toContain(`LLM_BASE_URL=${address}/v1 LLM_MODEL=qwen3:8b npm start`);
  expect(hint).not.toContain('\n');
});

test('if Ollama has no model yet, the hint says how to get one', async () => {
  expect(await ollamaHint(await serve((_, response) => response.end('{"models":[]}')))).toContain('ollama pull');
});

test.each<[string, RequestListener]>([
  ['a web page', (_, response) => response.end('<html>')],
  [
    'a model name that could harm a terminal',
    (_, response) => response.end('{"models":[{"name":"\\u001b[2J; rm -rf"}]}'),
  ],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1' }).end()],
  ['nothing', () => {}],
])('if Ollama’s address returns %s, the check gives up without a hint', async (_what, listener) => {
  expect(await ollamaHint(await serve(listener))).toBeUndefined();
});

test('there is no hint if nothing is listening at Ollama’s address', async () => {
  expect(await ollamaHint('http://127.0.0.1:9')).toBeUndefined();
});

test('an endless reply from Ollama’s address is cut off at a size limit', async () => {
  let sent = 0;
  const chunk = Buffer.alloc(65_536, 'a');
  const address = await serve((_, response) => {
    const pour = () => {
      while (!response.destroyed && sent < 400_000_000) {
        sent += chunk.length;
        if (!response.write(chunk)) return;
      }
      response.end();
    };
    response.write('{"models":[{"name":"');
    response.on('drain', pour);
    pour();
  });
  expect(await ollamaHint(address)).toBeUndefined();
  expect(sent).toBeLessThan(16_000_000);
});

import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '../cluster/call.ts';
import type { FaultRow } from './fault-row.ts';
import { type Fault, faultyLine } from './faulty-line.ts';
import { startFaultyServer } from './faulty-server.ts';
import { jsonReply } from './http-replies.ts';
import { look, newSeen, newVisitor, type Seen, type Visitor } from './people.ts';

const STREAM = 'text/event-stream';
const FAULTS: [string, Fault][] = [
  ['down', 'down'],
  ['slow: takes the request and says nothing', 'slow'],
  ['lying: 200 with words that are no JSON', { answers: jsonReply('<h1>It works!</h1>') }],
  ['lying: 200 with JSON of something else', { answers: jsonReply('{"hello":"world"}') }],
  ['lying: an answer without an end', { endlessly: `${jsonReply('data: ', STREAM)}\0${'a'.repeat(65_536)}` }],
];
const REQUEST = 'when I press ctrl+alt+n open notepad';
const SCRIPT = '```ahk\n#Requires AutoHotkey v2.0\n^!n::Run("notepad.exe")\n```';
const TIMEOUT_S = 5;
// After failures the model is left alone for a while, so that nobody waits for it.
const RESTS_MS = 120_000;

/** Whoever asks for a script gets one: from the built-in writer where the model fails, and from the model once it is back. */
export async function modelFaults(): Promise<FaultRow[]> {
  const model = createServer((_request, response) => {
    const choices = [{ index: 0, message: { role: 'assistant', content: SCRIPT }, finish_reason: 'stop' }];
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ choices }));
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const line = await faultyLine((model.address() as { port: number }).port);
  const rows: FaultRow[] = [];
  try {
    for (const [name, fault] of FAULTS) rows.push(await tryFault(line, name, fault));
    return rows;
  } finally {
    await line.stop();
    model.closeAllConnections();
    model.close();
  }
}

async function tryFault(line: Awaited<ReturnType<typeof faultyLine>>, name: string, fault: Fault): Promise<FaultRow> {
  const server = await startFaultyServer({
    LLM_BASE_URL: `http://127.0.0.1:${line.port}/v1`,
    LLM_MODEL: 'stand-in',
    LLM_TIMEOUT: String(TIMEOUT_S),
  });
  try {
    const seen = newSeen();
    await expectWriter(seen, await newVisitor(server.url), 'model');
    line.be(fault);
    line.used();
    const ada = await newVisitor(server.url);
    await expectWriter(seen, ada, 'embedded');
    await expectWriter(seen, ada, 'embedded');
    if (line.used() === 0) seen.wrong.push('the model was never asked');
    line.be('none');
    const from = performance.now();
    while ((await generate(seen, await newVisitor(server.url))).body.writer !== 'model') {
      if (performance.now() - from > RESTS_MS) {
        seen.wrong.push('the model is not asked again');
        break;
      }
      await sleep(2000);
    }
    const wellAgainMs = performance.now() - from;
    return { fault: `language model ${name}`, seen, kept: undefined, wellAgainMs };
  } finally {
    line.be('none');
    await server.stop();
  }
}

async function expectWriter(seen: Seen, visitor: Visitor, writer: string): Promise<void> {
  const { body } = await generate(seen, visitor);
  if (body.writer !== writer) seen.wrong.push(`the script was written by ${body.writer} and not by ${writer}`);
}

async function generate(seen: Seen, { call }: Visitor): Promise<Reply> {
  const body = { description: REQUEST };
  for (;;) {
    const reply = await look(seen, 'generating', () => call('POST', '/api/scripts/generate', { body }));
    if (reply.status === 202) return jobEnded(call, (reply.body.job as { id: string }).id);
    // The writer is still loading.
    if (reply.status !== 503) return reply;
    await sleep(500);
  }
}

async function jobEnded(call: Visitor['call'], id: string): Promise<Reply> {
  for (;;) {
    const { status, body } = await call('GET', `/api/scripts/jobs/${id}`);
    if ((body.job as { state?: string } | null)?.state !== 'working') {
      return { status, body: (body.answer ?? {}) as Record<string, unknown> };
    }
    await sleep(200);
  }
}

import type { accountDataEndpoint, GeneratedScript, OutputOf } from '@hotscribe/contract';
import type { AnswerRow, AnswerVersionRow, Db } from '#db/schema.ts';
import { pageByPage } from '#lib/page-by-page.ts';

type ExportedAnswer = OutputOf<typeof accountDataEndpoint>['answers'][number];
type Change = ExportedAnswer['changes'][number];
type AnswerWithChanges = Omit<ExportedAnswer, 'changes'> & { changes: AsyncIterable<Change> };

const ROWS_AT_ONCE = 10;

/** Every answer that is kept of a user, with what it was before each change; the oldest first. */
export async function* allAnswers(db: Db, userId: string): AsyncGenerator<AnswerWithChanges> {
  for await (const row of pageByPage<AnswerRow>(ROWS_AT_ONCE, (after, limit) => listPage(db, userId, after, limit))) {
    const { script, writer } = replyIn(row);
    const { request, state } = row;
    yield {
      request,
      state,
      writer,
      script,
      createdAt: isoTime(row.created_at),
      givenBackAt: row.given_back_at === null ? null : isoTime(row.given_back_at),
      changes: allChanges(db, row.id),
    };
  }
}

async function* allChanges(db: Db, answerId: string): AsyncGenerator<Change> {
  const versions = pageByPage<AnswerVersionRow>(ROWS_AT_ONCE, (after, limit) =>
    db
      .selectFrom('answer_versions')
      .selectAll()
      .where('answer_id', '=', answerId)
      .where('number', '>', after?.number ?? 0)
      .orderBy('number')
      .limit(limit)
      .execute(),
  );
  for await (const version of versions) {
    yield { note: version.change_note, script: replyIn(version).script, createdAt: isoTime(version.created_at) };
  }
}

function listPage(db: Db, userId: string, after: AnswerRow | undefined, limit: number): Promise<AnswerRow[]> {
  return db
    .selectFrom('answers')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after?.created_at ?? -1, after?.id ?? '')))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

function replyIn({ reply }: { reply: string }): Pick<GeneratedScript, 'script' | 'writer'> {
  return JSON.parse(reply) as GeneratedScript;
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}

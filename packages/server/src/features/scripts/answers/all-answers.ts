import type { accountDataEndpoint, GeneratedScript, OutputOf } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';

type ExportedAnswer = OutputOf<typeof accountDataEndpoint>['answers'][number];

/** Every answer that is kept of a user, with what it was before each change; the oldest first. */
export async function allAnswers(db: Db, userId: string): Promise<ExportedAnswer[]> {
  const answers = await db
    .selectFrom('answers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const versions = await db
    .selectFrom('answer_versions')
    .innerJoin('answers', 'answers.id', 'answer_versions.answer_id')
    .selectAll('answer_versions')
    .where('answers.user_id', '=', userId)
    .orderBy('answer_versions.number')
    .execute();
  const byAnswer = Map.groupBy(versions, ({ answer_id }) => answer_id);
  return answers.map((row) => {
    const { script, writer } = replyIn(row);
    const { request, state } = row;
    return {
      request,
      state,
      writer,
      script,
      createdAt: isoTime(row.created_at),
      givenBackAt: row.given_back_at === null ? null : isoTime(row.given_back_at),
      changes: changesIn(byAnswer.get(row.id)),
    };
  });
}

type Version = { change_note: string; reply: string; created_at: number };

function changesIn(versions: readonly Version[] = []): ExportedAnswer['changes'] {
  return versions.map((version) => ({
    note: version.change_note,
    script: replyIn(version).script,
    createdAt: isoTime(version.created_at),
  }));
}

function replyIn({ reply }: { reply: string }): Pick<GeneratedScript, 'script' | 'writer'> {
  return JSON.parse(reply) as GeneratedScript;
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}

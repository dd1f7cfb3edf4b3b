import type { ScriptDeps } from '#features/scripts/script-deps.ts';
import type { ScriptWriter, WriterSettings } from './script-writer.ts';

export type LateWriter = {
  calls: Pick<ScriptDeps, 'writeScript' | 'tryWriting' | 'writeChoice' | 'reviseScript' | 'revisesPrograms'>;
  loadSoon: () => void;
  close: () => Promise<void>;
};

const WARM_UP_AFTER_MS = 500;

/**
 * The writers, loaded once the server has come up, so that starting does not wait for them and, mostly, the first to
 * ask for a script does not either. Whoever comes earlier waits for them.
 */
export function lateWriter(settings: WriterSettings): LateWriter {
  let loading: Promise<ScriptWriter> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const load = () => {
    loading ??= import('./script-writer.ts').then(({ openScriptWriter }) => openScriptWriter(settings));
    return loading;
  };
  return {
    calls: {
      writeScript: async (request) => (await load()).writeScript(request),
      revisesPrograms: async () => (await load()).revisesPrograms,
      reviseScript: async (request) => (await load()).reviseScript(request),
      writeChoice: async (choice) => (await load()).writeChoice(choice),
      tryWriting: async (description) => (await load()).tryWriting(description),
    },
    loadSoon: () => {
      const warmUp = () => load().catch((error) => settings.log.error({ err: error }, 'no writer'));
      timer = setTimeout(warmUp, WARM_UP_AFTER_MS).unref();
    },
    close: async () => {
      clearTimeout(timer);
      await (await loading)?.close();
    },
  };
}

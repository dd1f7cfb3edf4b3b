import type { PoolLoad } from '@hotscribe/writer/pool';
import type { ScriptDeps } from '#features/scripts/script-deps.ts';
import type { ScriptWriter, WriterSettings } from './script-writer.ts';

export type LateWriter = {
  calls: Pick<ScriptDeps, 'writeScript' | 'tryWriting' | 'writeChoice' | 'reviseScript' | 'revisesPrograms'>;
  loadSoon: () => void;
  /** Unset until the writers are loaded. */
  load: () => PoolLoad | undefined;
  /** Until when the language model is left alone, a moment long past if it is not; unset without one. */
  modelRestsUntil: () => number | undefined;
  close: () => Promise<void>;
};

const WARM_UP_AFTER_MS = 500;

/**
 * The writers, loaded once the server has come up, so that starting does not wait for them and, mostly, the first to
 * ask for a script does not either. Whoever comes earlier waits for them.
 */
export function lateWriter(settings: Omit<WriterSettings, 'onModelRest'>): LateWriter {
  let loading: Promise<ScriptWriter> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let loaded: ScriptWriter | undefined;
  let restsUntil = 0;
  const onModelRest = (until: number) => {
    restsUntil = until;
  };
  const load = () => {
    loading ??= import('./script-writer.ts').then(async ({ openScriptWriter }) => {
      loaded = await openScriptWriter({ ...settings, onModelRest });
      return loaded;
    });
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
    load: () => loaded?.load(),
    modelRestsUntil: () => (settings.model ? restsUntil : undefined),
    close: async () => {
      clearTimeout(timer);
      await (await loading)?.close();
    },
  };
}

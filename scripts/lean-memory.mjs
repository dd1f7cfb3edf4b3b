// glibc keeps an arena for every thread and rarely gives memory back: with two writers a server grew by 150 MB that nobody
// used. The allocator reads its settings once, at the start, so the program is started over in the same process.
const SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

export function ensureLeanMemory() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...process.env, ...SETTINGS });
}

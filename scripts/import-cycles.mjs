/** Every circle in a map from a file to the files it imports, each as the list of its files in order. */
export function importCycles(imports) {
  const cycles = [];
  const finished = new Set();
  const path = [];

  function visit(file) {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    path.push(file);
    for (const target of imports.get(file) ?? []) visit(target);
    path.pop();
    finished.add(file);
  }

  for (const file of imports.keys()) visit(file);
  return cycles;
}

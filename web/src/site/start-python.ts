/** Starts Python with our modules: from the memory of an earlier visit, or anew. */
import type { loadPyodide as LoadPyodide, PyodideAPI } from 'pyodide';
import { fetched } from './fetch-file';
import type { SiteNames } from './worker-messages';
import { PythonMemory } from './python-memory';

type PyodideOptions = NonNullable<Parameters<typeof LoadPyodide>[0]>;
type CreateModule = NonNullable<PyodideOptions['createPyodideModule']>;
/** What is used of Emscripten's settings. */
interface ModuleSettings {
  locateFile: (file: string) => string;
  /** Libraries that are loaded before Python starts, each at the same place every time. */
  dynamicLibraries?: string[];
}

/** Where our package, and what it needs, is unpacked. */
export const HOME = '/amletero';
/** The module that is loaded before the memory is kept. */
export const START = 'amletero.static_site.start';
/** Marks in the browser's timeline: how Python has started. */
const [STARTED, RESUMED] = ['python-started', 'python-resumed'];
const PREPARE = `
import gc, importlib, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "${HOME}")
importlib.import_module("${START}")
gc.collect()
`;
/** Kept memory would repeat its chance. What is called shows that memory and library fit. */
const RESUME = `
import random, msgspec
random.seed()
assert msgspec.json.decode(b"[7]", type=list[int]) == [7]
`;

interface Loaded {
  loadPyodide: typeof LoadPyodide;
  createModule: CreateModule;
  /** Our package and what it needs, zipped. */
  packages: ArrayBuffer[];
}

/** Reports steps 1 to 3 of 4. */
export async function startPython(
  base: string,
  names: SiteNames,
  report: (step: number) => void,
): Promise<PyodideAPI> {
  const memory = new PythonMemory(base, names, navigator.userAgent);
  const [kept, loaded] = await Promise.all([memory.find(), loadFiles(base, names)]);
  report(1);
  const options = withLibraries(base + names.python, names.libraries, loaded);
  if (kept) {
    try {
      return await resumed(options, loaded, kept);
    } catch (error) {
      console.warn(error);
      await memory.remove();
    }
  }
  const pyodide = await loaded.loadPyodide({ ...options, _makeSnapshot: true });
  report(2);
  unpack(pyodide, loaded);
  report(3);
  pyodide.runPython(PREPARE);
  performance.mark(STARTED);
  keepMemory(pyodide, memory);
  return pyodide;
}

async function loadFiles(base: string, names: SiteNames): Promise<Loaded> {
  const python = base + names.python;
  const addresses = [...names.wheels.map((wheel) => python + wheel), base + names.package];
  const [pyodide, module, packages] = await Promise.all([
    import(/* @vite-ignore */ `${python}pyodide.mjs`) as Promise<Pick<Loaded, 'loadPyodide'>>,
    import(/* @vite-ignore */ `${python}pyodide.asm.mjs`) as Promise<{ default: CreateModule }>,
    Promise.all(addresses.map(fetched)),
  ]);
  return { loadPyodide: pyodide.loadPyodide, createModule: module.default, packages };
}

/** Options of Pyodide: libraries are loaded first, so that they fit kept memory. */
function withLibraries(
  python: string,
  libraries: SiteNames['libraries'],
  { createModule }: Loaded,
): PyodideOptions {
  const addresses = new Map(
    Object.entries(libraries).map(([path, file]) => [`${HOME}/${path}`, python + file]),
  );
  const createPyodideModule: CreateModule = (given) => {
    const settings = given as unknown as ModuleSettings;
    const { locateFile } = settings;
    settings.dynamicLibraries = [...addresses.keys()];
    settings.locateFile = (file) => addresses.get(file) ?? locateFile(file);
    return createModule(given);
  };
  return { indexURL: python, createPyodideModule };
}

async function resumed(
  options: PyodideOptions,
  loaded: Loaded,
  kept: Uint8Array,
): Promise<PyodideAPI> {
  const pyodide = await loaded.loadPyodide({ ...options, _loadSnapshot: kept });
  unpack(pyodide, loaded); // files are not part of the memory
  pyodide.runPython(RESUME);
  performance.mark(RESUMED);
  return pyodide;
}

function unpack(pyodide: PyodideAPI, { packages }: Loaded): void {
  for (const each of packages) pyodide.unpackArchive(each, 'zip', { extractDir: HOME });
}

/** Keeps the memory, unless this browser cannot. */
function keepMemory(pyodide: PyodideAPI, memory: PythonMemory): void {
  try {
    void memory.keep(pyodide.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
  } catch (error) {
    console.warn(error);
  }
}

import { createHash } from 'node:crypto';
import {
  accept,
  type ExportManifest,
  exportManifest,
  manifestPath,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { rootEntry } from './exportPlan.ts';
import { type ExportFile, textOf } from './readRows.ts';

/** Whether every file of an export is there and as it was written, and none besides: `export-unreadable`. */
export async function checkExport(
  entries: ReadonlyMap<string, ExportFile>,
): Promise<Outcome<ExportManifest>> {
  const manifest = await readManifest(entries.get(manifestPath));
  if (manifest === null) return refuse('export-unreadable');
  const listed = new Map(manifest.files.map((file) => [file.path, file]));
  if (!listed.has(rootEntry) || listed.size !== manifest.files.length) {
    return refuse('export-unreadable', 'La lista de sus archivos no vale.');
  }
  for (const path of entries.keys()) {
    if (path !== manifestPath && !listed.has(path)) {
      return refuse('export-unreadable', `Sobra «${path}».`);
    }
  }
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = entries.get(path);
    if (file === undefined) return refuse('export-unreadable', `Falta «${path}».`);
    const found = await sumsOf(file);
    if (found?.bytes !== bytes || found.sha256 !== sha256) {
      return refuse('export-unreadable', `«${path}» no es el que se exportó.`);
    }
  }
  return accept(manifest);
}

async function readManifest(file: ExportFile | undefined): Promise<ExportManifest | null> {
  if (file === undefined) return null;
  try {
    return exportManifest.parse(JSON.parse(await textOf(file)));
  } catch {
    return null;
  }
}

async function sumsOf(file: ExportFile) {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of file()) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch {
    return null;
  }
  return { bytes, sha256: hash.digest('hex') };
}

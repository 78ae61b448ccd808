import * as z from 'zod';
import {
  assemblyFile,
  closingLine,
  debtorsFile,
  mendedLine,
  noticeLine,
  participationLine,
  personLine,
  recordingsFile,
  sealsFile,
  timeStampsFile,
} from './dossierLines.ts';
import { dossierManifest } from './dossierManifest.ts';
import {
  actasFile,
  attendanceLine,
  ballotLine,
  convocationsFile,
  eventLine,
  pointsFile,
  proxyLine,
  questionLine,
  receiptsLine,
  resultLine,
  sessionsFile,
  unitLine,
} from './dossierStored.ts';

/** The files of data by their path, `*` for an id: of one `.json` the whole, of one `.ndjson` each line. */
export const dossierFiles = {
  'expediente.json': dossierManifest,
  'datos/asamblea.json': assemblyFile,
  'datos/eventos.ndjson': eventLine,
  'datos/sellos.json': sealsFile,
  'datos/sellos-de-tiempo.json': timeStampsFile,
  'datos/sesiones.json': sessionsFile,
  'datos/unidades.ndjson': unitLine,
  'datos/unidades-antes.ndjson': mendedLine,
  'datos/personas.ndjson': personLine,
  'datos/morosos.json': debtorsFile,
  'datos/poderes.ndjson': proxyLine,
  'datos/asistencia-*.ndjson': attendanceLine,
  'datos/orden.json': pointsFile,
  'datos/preguntas.ndjson': questionLine,
  'datos/resultados.ndjson': resultLine,
  'datos/comprobantes.ndjson': receiptsLine,
  'datos/votos/*.ndjson': ballotLine,
  'datos/participacion/*.ndjson': participationLine,
  'datos/cierres.ndjson': closingLine,
  'datos/convocatorias.json': convocationsFile,
  'datos/avisos.ndjson': noticeLine,
  'datos/actas.json': actasFile,
  'datos/grabaciones.json': recordingsFile,
} as const satisfies Readonly<Record<string, z.ZodType>>;

/**
 * The schema of a file of data; undefined of any other file.
 * @internal Tests hold each line of a file to it; who checks a file reads the JSON Schema in it.
 */
export function dossierSchemaOf(path: string): z.ZodType | undefined {
  const found = Object.entries(dossierFiles).find(([pattern]) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) return path === pattern;
    return path.startsWith(before) && path.endsWith(after);
  });
  return found?.[1];
}

/** `esquema.json`: the JSON Schema of each file of data, by its path. */
export function dossierJsonSchema(): object {
  return {
    format: 'asamblea-expediente',
    files: Object.fromEntries(
      Object.entries(dossierFiles).map(([path, schema]) => [
        path,
        { each: path.endsWith('.ndjson') ? 'line' : 'file', schema: z.toJSONSchema(schema) },
      ]),
    ),
  };
}

import * as z from 'zod';
import { documentIdSchema } from '../../kernel/identity/ids.ts';
import {
  entryPathSchema,
  instantSchema,
  millisSchema,
  sealHeadSchema,
  sha256Schema,
} from './dossierParts.ts';

/** Grows when a reader of the ZIP would misread it. */
export const dossierVersion = 1;

/** `expediente.json`: what the ZIP is, of when, and the SHA-256 of every other file in it. */
export const dossierManifest = z.strictObject({
  format: z.literal('asamblea-expediente'),
  version: z.literal(dossierVersion),
  kind: z.enum(['assembly', 'decision']),
  assemblyId: z.string(),
  name: z.string(),
  madeAt: millisSchema,
  /** The instant at which everything was read. */
  readAt: instantSchema,
  head: sealHeadSchema.nullable(),
  /** The mark of that seal, as papers print it. */
  mark: z.string().nullable(),
  /** Of one decision. */
  questionId: documentIdSchema.optional(),
  files: z.array(
    z.strictObject({ path: entryPathSchema, bytes: z.number().int(), sha256: sha256Schema }),
  ),
  leftOut: z.array(z.strictObject({ what: z.string(), why: z.string() })),
});
export type DossierManifest = z.infer<typeof dossierManifest>;
export type LeftOut = DossierManifest['leftOut'][number];

/** The data that no file of an assembly carries, and why. */
export const alwaysLeftOut: readonly LeftOut[] = [
  {
    what: 'Qué votó cada unidad en una votación secreta.',
    why: 'No se guarda en ninguna parte. Solo está quién participó.',
  },
  {
    what: 'El orden y la hora en que cada unidad participó en una votación secreta.',
    why: 'Junto a lo que alguien haya visto, podrían decir qué votó.',
  },
  {
    what: 'Documentos de identidad, correos y teléfonos de las personas.',
    why: 'No hacen falta para comprobar lo decidido. La administración los tiene en el padrón.',
  },
  {
    what: 'Contraseñas, códigos, enlaces y claves.',
    why: 'Darían entrada a la asamblea o a sus votos.',
  },
  {
    what: 'Preguntas de práctica.',
    why: 'No cuentan en ninguna parte.',
  },
  {
    what: 'Documentos de la carpeta que ninguna convocatoria, punto o pregunta nombra.',
    why: 'No fueron parte de la reunión.',
  },
];

/** Of one decision: what of the others is not there. */
export const leftOutOfDecision: LeftOut = {
  what: 'Las demás preguntas, con sus sucesos, votos y comprobantes.',
  why: 'Es el expediente de una sola decisión. Sus sucesos se comprueban contra la cadena completa de sellos.',
};

/** A question whose votes are not there yet. */
export function leftOutOpen(text: string): LeftOut {
  return { what: `Los votos de «${text}».`, why: 'Aún no estaba cerrada.' };
}

/** A file that the store does not have any more. */
export function leftOutLost(path: string): LeftOut {
  return { what: path, why: 'El archivo ya no está en el depósito.' };
}

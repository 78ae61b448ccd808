import { createHash } from 'node:crypto';
import type { Outcome, Visibility } from '@asamblea/domain';
import { openFiles } from '../../functions/src/kernel/files/openFiles.ts';
import { Refused } from '../../functions/src/kernel/platform/refused.ts';
import { addFolder } from '../../functions/src/meeting/drive/addFolder.ts';
import { beginUpload } from '../../functions/src/meeting/drive/beginUpload.ts';
import { finishUpload } from '../../functions/src/meeting/drive/finishUpload.ts';
import { takePiece } from '../../functions/src/meeting/drive/takePiece.ts';
import { plainPdf } from './plainPdf.ts';

interface Seeding {
  readonly assemblyId: string;
  readonly by: string;
}

const idOf = (place: number) => `7a5c0e1d-2026-4a00-8e00-00000000000${place}`;
const folderId = idOf(9);

/** The texts of the demonstration's documents; the ids are always the same, so that others may name them. */
const demoDocuments: readonly (readonly [
  entryId: string,
  name: string,
  visibility: Visibility,
  parentId: string | null,
  lines: readonly string[],
])[] = [
  [
    ...([idOf(1), 'Presupuesto 2027.pdf', 'attendees', null] as const),
    [
      'Presupuesto de ingresos y gastos de 2027',
      'Conjunto Residencial Torres del Parque',
      'Ingresos por cuotas de administración: $ 1.284.600.000',
      'Vigilancia y aseo: $ 702.300.000',
      'Mantenimiento y seguros: $ 318.900.000',
      'Administración y servicios: $ 199.180.000',
      'Fondo de imprevistos (1 %): $ 64.220.000',
      'Aumento propuesto de la cuota: 5,2 %',
    ],
  ],
  [
    ...([idOf(2), 'Convocatoria.pdf', 'public', null] as const),
    [
      'Convocatoria a la asamblea general ordinaria',
      'Conjunto Residencial Torres del Parque',
      'Orden del día, presupuesto y estados financieros adjuntos.',
    ],
  ],
  [
    ...([idOf(3), 'Acta de la asamblea anterior.pdf', 'attendees', folderId] as const),
    ['Acta de la asamblea general de 2025', 'Conjunto Residencial Torres del Parque'],
  ],
];

/** The documents of the demonstration: one for anybody, one for attendees, and a folder. */
export async function seedDocuments({ assemblyId, by }: Seeding): Promise<void> {
  const now = Date.now();
  const folder = { entryId: folderId, parentId: null, name: 'Actas' } as const;
  done(await addFolder({ assemblyId, by, now, request: { ...folder, visibility: 'attendees' } }));
  for (const [entryId, name, visibility, parentId, lines] of demoDocuments) {
    const bytes = plainPdf(lines);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const upload = { uploadId: entryId, entryId, name, size: bytes.length, digest };
    const request = { ...upload, into: { parentId, visibility } };
    done(await beginUpload({ assemblyId, by, now, request }));
    const piece = { piece: 0, content: bytes.toString('base64') };
    const sending = { assemblyId, by, uploadId: entryId, files: openFiles(), now };
    done(await takePiece({ ...sending, request: piece }));
    done(await finishUpload(sending));
  }
}

function done(outcome: Outcome<unknown>): void {
  if (!outcome.ok) throw new Refused(outcome.refusal);
}

import { randomUUID } from 'node:crypto';
import { weightToDecimalText, wholeWeight } from '@asamblea/domain';
import * as z from 'zod';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { peopleDocuments } from '../../../functions/src/people/stored/peopleDocuments.ts';
import {
  newDraft,
  readDraft,
} from '../../../web/src/features/people/imports/review/importDraft.ts';
import { readRosterFile } from '../../../web/src/parts/readRosterFile.ts';
import { startReader } from '../../../web/src/testing/fakes/ui/tables/startReader.ts';
import { tableOfSheet } from '../../../web/src/ui/tables/chooseSheet.ts';
import { postJson } from '../hall/postJson.ts';
import { memberOf, signIn, type Visitor } from '../seeds/seedMember.ts';

export interface ImportMeasure {
  readonly units: number;
  /** Milliseconds, each import in turn: the first into nothing, the second over the first. */
  readonly previews: readonly number[];
  readonly comparisons: readonly number[];
  readonly commits: readonly number[];
  /** The units in force in the database at the end. */
  readonly stored: number;
}

const assemblyId = 'banco-padron';

/** Imports a large roster twice as its page does: reading the file, comparing, and following the job. */
export async function measureImport(api: string, units: number): Promise<ImportMeasure> {
  const visitor = await seedAdmin();
  const previews: number[] = [];
  const comparisons: number[] = [];
  const commits: number[] = [];
  for (const owner of ['Ana', 'Eva']) {
    const file = new File([csvOf(owner, units)], 'padron.csv');
    const draft = await timed(previews, async () => {
      const found = await readRosterFile(file, { start: startReader });
      const sheet = found?.ok === true ? found.sheets[0] : undefined;
      const read = sheet && tableOfSheet(sheet, true);
      if (read?.ok !== true) throw new Error('The roster was not read.');
      const started = newDraft('file', file.name, read);
      if (readDraft(started).problems.length > 0) throw new Error('The roster is not clean.');
      return started;
    });
    const { rows, reading } = draft;
    const { base } = await timed(comparisons, () =>
      post(
        api,
        '/rosters/compare',
        visitor,
        { rows, reading },
        z.object({ base: z.string().nullable() }),
      ),
    );
    await timed(commits, async () => {
      const importId = randomUUID();
      const asked = { rows, reading, importId, confirmed: false, base };
      let job = await post(api, '/rosters', visitor, asked, progress);
      while (job.state === 'writing') {
        job = await post(api, `/jobs/${importId}/advance`, visitor, {}, progress);
      }
      if (job.state !== 'done') throw new Error(`The import ended as ${job.state}.`);
    });
  }
  const active = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? '';
  const stored = (await peopleDocuments.units(assemblyId, active).count().get()).data().count;
  return { units, previews, comparisons, commits, stored };
}

const progress = z.object({ state: z.string() });

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  times.push(performance.now() - startedAt);
  return result;
}

async function post<S extends z.ZodType>(
  api: string,
  path: string,
  visitor: Visitor,
  body: object,
  schema: S,
): Promise<z.infer<S>> {
  const answer = await postJson(api, path, visitor, body);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  return schema.parse(answer.body);
}

/** As a spreadsheet set to Spanish saves it; nine owners in ten have one unit, and the weights are the whole. */
function csvOf(owner: string, units: number): string {
  const least = Math.floor(wholeWeight / units);
  const over = wholeWeight - least * units;
  const rows = Array.from({ length: units }, (_, i) => {
    const weight = weightToDecimalText(least + (i < over ? 1 : 0)).replace('.', ',');
    const person = Math.min(i, units * 0.9 + (i % (units / 10)));
    return [
      ...[`T${i % 40}-${i}`, `Torre ${i % 40}`, 'apartamento', weight, `${owner} Núñez ${person}`],
      ...[`CC ${10_000_000 + person}`, `p${person}@correo.test`, '+57 300 000 0000', 'no'],
    ].join(';');
  });
  const header = 'Unidad;Torre;Tipo;Coeficiente %;Propietario;Documento;Correo;Teléfono;En mora';
  return [header, ...rows].join('\r\n');
}

async function seedAdmin(): Promise<Visitor> {
  await documents.assembly(assemblyId).set({
    organisationId: 'firma-de-ensayo',
    name: 'Conjunto del padrón',
    kind: 'building',
    country: 'CO',
    rulePack: 'co-ph',
    timeZone: 'America/Bogota',
    cot: assemblyId,
    activeRoster: null,
    activeSession: 1,
  });
  await documents.session(assemblyId, 1).set({
    session: 1,
    call: 1,
    state: 'open',
    startsAt: 0,
    stage: { mode: 'quorum' },
    openQuestionIds: [],
  });
  const member = memberOf('admin', 'admin');
  await documents.member(assemblyId, member.uid).set(member);
  return signIn(assemblyId, member);
}

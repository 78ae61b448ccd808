import { randomUUID } from 'node:crypto';
import { documentKey } from '@asamblea/domain';
import { importRoster } from '../../../functions/src/people/rosters/importRoster.ts';
import { personIdsOf } from '../../../functions/src/people/rosters/personIds.ts';
import { peopleDocuments } from '../../../functions/src/people/stored/peopleDocuments.ts';
import { seedAccount } from '../../../scripts/seed/seedAccount.ts';
import { publishAssembly, seedAssembly } from '../../../scripts/seed/seedAssembly.ts';

export const desks = {
  assemblyId: 'conjunto-de-mesas',
  cot: 'mesas',
  name: 'Conjunto de las Mesas',
  kind: 'building' as const,
};

/** The person at each desk, as the other reads it. */
export const marta = { email: 'marta-mesas@asamblea.test', name: 'Marta Díaz' };
export const pedro = { email: 'pedro-mesas@asamblea.test', name: 'Pedro Ruiz' };

/** Unit, owner, document and co-owner. */
const units = [
  ['A-101', 'Rosa Peña', 'CC 1001001', ''],
  ['A-102', 'Rosa Peña', 'CC 1001001', ''],
  ['A-103', 'Rosa Peña', 'CC 1001001', ''],
  ['A-104', 'Rosa Peña', 'CC 1001001', ''],
  ['B-201', 'Juan Ríos', 'CC 1002001', ''],
  ['B-202', 'Pablo Cruz', 'CC 1002002', ''],
  ['C-301', 'Ana Mora', 'CC 1003001', 'Luis Vega (CC 1003002)'],
  ['D-401', 'Inés Lara', 'CC 1004001', 'Óscar Gil (CC 1004002)'],
  ['E-501', 'Tulia Sanz', 'CC 1005001', ''],
  ['F-601', 'Elsa Toro', 'CC 1006001', ''],
] as const;

/** A family with four units and two proxies, and couples who share one: what two desks fight for. */
export async function seedDesks(): Promise<void> {
  const { assemblyId } = desks;
  await seedAssembly(desks);
  for (const [uid, { email, name }] of Object.entries({ 'mesa-1': marta, 'mesa-2': pedro })) {
    await seedAccount(assemblyId, { uid, email, name, role: 'registrar', personId: null });
  }
  const titles = ['Unidad', 'Coeficiente', 'Propietario', 'Documento', 'Copropietario'];
  const rows = units.map(([unit, ...owner]) => [unit, '10', ...owner]);
  const request = { importId: randomUUID(), confirmed: true, rows: [titles, ...rows] };
  const imported = await importRoster({ assemblyId, by: 'mesa-1', request, now: Date.now() });
  if (!imported.ok) throw new Error(`The roster was refused: ${imported.refusal.code}`);
  await grantRosa('B-201', 'Juan Ríos', 'CC 1002001');
  await grantRosa('B-202', 'Pablo Cruz', 'CC 1002002');
  await publishAssembly(desks);
}

async function grantRosa(unitId: string, grantorName: string, grantor: string): Promise<void> {
  const personIdOf = personIdsOf(desks.assemblyId);
  const proxyId = `poder-${unitId}`;
  await peopleDocuments
    .proxies(desks.assemblyId)
    .doc(proxyId)
    .set({
      ...{ proxyId, unitIds: [unitId], grantorName, grantorId: personIdOf(documentKey(grantor)) },
      ...{ attorneyId: personIdOf(documentKey('CC 1001001')), attorneyName: 'Rosa Peña' },
      ...{ attorneyDocument: 'CC 1001001', cosignerIds: [], relation: 'other' },
      ...{ scope: { kind: 'assembly' }, votes: {}, instructions: '', form: 'signed' },
      ...{
        writtenOn: '2026-11-10',
        validUntil: null,
        state: 'accepted',
        receivedAt: 0,
        reason: '',
      },
      substitution: { allowed: null, substituteId: null, substitutedFrom: null },
    });
}

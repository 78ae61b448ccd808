import { documentKey, type ProxyGrant, unitIdOf } from '@asamblea/domain';
import { writeInChunks } from '../../functions/src/kernel/database/writeInChunks.ts';
import { personIdsOf } from '../../functions/src/people/rosters/personIds.ts';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { readTable } from './readTable.ts';

/** The date on every paper: the file has none. */
const writtenOn = '2026-11-10';

/** The accepted proxies of the file, one a unit. */
export async function seedProxies(
  assemblyId: string,
  file: string,
): Promise<readonly ProxyGrant[]> {
  const receivedAt = Date.now();
  const personIdOf = personIdsOf(assemblyId);
  const [, ...rows] = await readTable(file);
  const grants = rows.map((row, i): ProxyGrant => {
    const [unit = '', grantorName = '', grantor = '', attorneyName = '', attorney = ''] = row;
    return {
      proxyId: `poder-${String(i + 1).padStart(3, '0')}`,
      unitIds: [unitIdOf(unit)],
      grantorId: personIdOf(documentKey(grantor)),
      grantorName,
      attorneyId: personIdOf(documentKey(attorney)),
      attorneyName,
      attorneyDocument: attorney,
      cosignerIds: [],
      relation: 'other',
      scope: { kind: 'assembly' },
      votes: {},
      instructions: row[6] ?? '',
      substitution: { allowed: null, substituteId: null, substitutedFrom: null },
      form: 'signed',
      writtenOn,
      validUntil: null,
      state: 'accepted',
      receivedAt,
      reason: '',
    };
  });
  const proxies = peopleDocuments.proxies(assemblyId);
  await writeInChunks(grants, (batch, grant) => batch.set(proxies.doc(grant.proxyId), grant));
  return grants;
}

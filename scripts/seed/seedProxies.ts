import { documentKey, type ProxyGrant, unitIdOf } from '@asamblea/domain';
import { documents } from '../../functions/src/platform/documents.ts';
import { writeInChunks } from '../../functions/src/platform/writeInChunks.ts';
import { personIdsOf } from '../../functions/src/rosters/personIds.ts';
import { readTable } from './readTable.ts';

/** The accepted proxies of the file, one a unit. */
export async function seedProxies(
  assemblyId: string,
  file: string,
): Promise<readonly ProxyGrant[]> {
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
      state: 'accepted',
      instructions: row[6] ?? '',
    };
  });
  const proxies = documents.proxies(assemblyId);
  await writeInChunks(grants, (batch, grant) => batch.set(proxies.doc(grant.proxyId), grant));
  return grants;
}

import { type Assembly, type ProxyRules, proxyRulesUnder } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';

/** The matters that, by the bylaws of now, nobody votes through an attorney. */
export async function readInPerson(
  tx: Transaction,
  assemblyId: string,
  { rulePack }: Pick<Assembly, 'rulePack'>,
): Promise<ProxyRules['inPerson']> {
  const settings = (await tx.get(documents.generalSettings(assemblyId))).data();
  return proxyRulesUnder(rulePack, settings?.proxyBylaws).inPerson;
}

import {
  accept,
  type Outcome,
  type ProxyBylaws,
  proxyRulesOf,
  refuse,
  type SetProxyBylawsRequest,
  setProxyBylaws as settleBylaws,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface ProxyBylawsChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SetProxyBylawsRequest;
  readonly now: number;
}

/** What the bylaws say of proxies, for those that are received or accepted from now on. */
export function setProxyBylaws(
  asked: ProxyBylawsChange,
): Promise<Outcome<{ readonly proxyBylaws: ProxyBylaws | null }>> {
  const { assemblyId, by, request, now } = asked;
  const reference = documents.generalSettings(assemblyId);
  return transact(async (tx) => {
    const [foundAssembly, foundSettings] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      tx.get(reference),
    ]);
    const assembly = foundAssembly.data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const settled = settleBylaws(proxyRulesOf(assembly.rulePack), request);
    if (!settled.ok) return settled;
    const { proxyBylaws: _, ...others } = foundSettings.data() ?? {};
    const kept = settled.value === null ? {} : { proxyBylaws: settled.value };
    tx.set(reference, { ...others, ...kept });
    recordEvent(tx, assemblyId, { kind: 'proxy-bylaws-changed', by, at: now });
    return accept({ proxyBylaws: settled.value });
  });
}

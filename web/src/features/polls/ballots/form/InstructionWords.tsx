import type { Holding } from '@asamblea/domain';
import { hasOpenWords } from './instructionWords.ts';

/** The instructions in words for no question in particular: one line, opened by people who want to read it. */
export function InstructionWords({ units }: { readonly units: readonly Holding[] }) {
  const told = units.filter(hasOpenWords);
  if (told.length === 0) return null;
  const proxies = new Set(told.map(({ instruction }) => instruction?.proxyId));
  return (
    <details className="instruction-words">
      <summary>
        Instrucciones de {proxies.size} {proxies.size === 1 ? 'poder' : 'poderes'}
      </summary>
      <ul className="list anywhere">
        {told.map(({ unitId, label, ownerName, instruction }) => (
          <li key={unitId}>
            <b>{label}</b> de {ownerName}: «{instruction?.text}»
          </li>
        ))}
      </ul>
    </details>
  );
}

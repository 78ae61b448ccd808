import type { OpenAssembly } from '@asamblea/domain';
import { useId } from 'react';
import { assemblyAddress } from '../../../firebase/tab/tabAssembly.ts';

interface OpenAssembliesProps {
  readonly title: string;
  readonly assemblies: readonly OpenAssembly[];
}

/** Assemblies that this browser is signed in at: each is a link, for this tab or another one. */
export function OpenAssemblies({ title, assemblies }: OpenAssembliesProps) {
  const id = useId();
  return (
    <>
      <p id={id} className="text-small muted open-assemblies-title">
        {title}
      </p>
      <ul aria-labelledby={id} className="text-small open-assemblies">
        {assemblies.map(({ assemblyId, name }) => (
          <li key={assemblyId}>
            <a href={assemblyAddress(assemblyId)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

import { type UnitsSight, unitsSights } from './unitsSight.ts';

interface SightLinksProps {
  readonly sight: UnitsSight;
  /** The vote of each unit is public. */
  readonly hasVotes: boolean;
}

const names: Readonly<Record<UnitsSight, string>> = {
  lista: 'Quién falta',
  muro: 'Todas las unidades',
  votos: 'Qué votó cada una',
};

/** The other ways to look at the same units; each has its own address, to leave it on a screen. */
export function SightLinks({ sight, hasVotes }: SightLinksProps) {
  const offered = unitsSights.filter((one) => one !== 'votos' || hasVotes);
  return (
    <nav aria-label="Vistas" className="sight-links">
      {offered.map((one) => (
        <a
          key={one}
          href={addressOf(one)}
          {...(one === sight ? { 'aria-current': 'page' as const } : {})}
          className="sight-links-link"
        >
          {names[one]}
        </a>
      ))}
    </nav>
  );
}

function addressOf(sight: UnitsSight): string {
  const search = new URLSearchParams(location.search);
  search.set('vista', sight);
  return `?${search}`;
}

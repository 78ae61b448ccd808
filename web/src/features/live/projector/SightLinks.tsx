import { Box, Link } from '@mui/material';
import { type UnitsSight, unitsSights } from './unitsSight.ts';

interface SightLinksProps {
  readonly sight: UnitsSight;
  /** What each unit voted is public. */
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
    <Box component="nav" aria-label="Vistas" sx={row}>
      {offered.map((one) => (
        <Link
          key={one}
          href={addressOf(one)}
          color={one === sight ? 'textPrimary' : 'primary'}
          underline={one === sight ? 'none' : 'always'}
          {...(one === sight ? { 'aria-current': 'page' as const } : {})}
          sx={{ py: '0.35em', fontWeight: one === sight ? 700 : 400 }}
        >
          {names[one]}
        </Link>
      ))}
    </Box>
  );
}

function addressOf(sight: UnitsSight): string {
  const search = new URLSearchParams(location.search);
  search.set('vista', sight);
  return `?${search}`;
}

const row = { display: 'flex', flexWrap: 'wrap', columnGap: '1.4em', fontSize: '0.8em' } as const;

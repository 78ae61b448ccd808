import { Paper } from '@mui/material';
import { CopyLink } from './CopyLink.tsx';

const screens = [
  ['/quorum/public', 'Quórum de la sala', 'En vivo, con su curva.'],
  [
    '/votes/public',
    'Pantalla de la sala',
    'Sigue la sesión por sí sola: quórum de la sala, votación, resultado.',
  ],
  ['/results/public', 'Resultados', 'Las preguntas cerradas que ya se mostraron.'],
  ['/stream/votacionWithOnSnapshot', 'Emisión en vivo', 'Fondo transparente para la transmisión.'],
] as const;

interface PublicLinksProps {
  readonly cot: string;
  /** Whether the assembly has that page. */
  readonly hasRoute: (path: string) => boolean;
}

/** The pages that need no sign-in, with their address ready to copy. */
export function PublicLinks({ cot, hasRoute }: PublicLinksProps) {
  return (
    <Paper sx={grid}>
      {screens
        .filter(([path]) => hasRoute(path))
        .map(([path, label, hint]) => (
          <CopyLink
            key={path}
            href={`${path}?cot=${encodeURIComponent(cot)}`}
            label={label}
            hint={hint}
          />
        ))}
    </Paper>
  );
}

const grid = {
  p: 2,
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

import { type ScreenPath, screenPaths } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useSwitches } from '../firebase/session/useSwitches.ts';
import { CopyLink, type CopyLinkProps } from '../ui/frames/CopyLink.tsx';

/** How each screen is offered; null: it is opened by its address alone. */
const links: Readonly<Record<ScreenPath, Pick<CopyLinkProps, 'label' | 'hint'> | null>> = {
  '/quorum/public': { label: 'Quórum de la sala', hint: 'En vivo, con su curva.' },
  '/votes/public': {
    label: 'Pantalla de la sala',
    hint: 'Para el proyector: sigue la sesión por sí sola.',
  },
  '/votes/public/missing': {
    label: 'Quién falta por votar',
    hint: 'Unidad por unidad si la pregunta lo permite; si no, cuántas.',
  },
  '/results/public': { label: 'Resultados', hint: 'Las preguntas cerradas que ya se mostraron.' },
  '/results/public/decided': {
    label: 'Lo que se decidió',
    hint: 'En una página, para compartir.',
  },
  '/stream/votacion': null,
  '/stream/votacionWithOnSnapshot': {
    label: 'Emisión en vivo',
    hint: 'Fondo transparente para la transmisión.',
  },
};

interface ScreenListProps {
  readonly cot: string;
  /** Between one and the next, in steps of the theme. */
  readonly rowGap: number;
}

/** The pages that need no sign-in, as far as the assembly has them, with their address ready to copy. */
export function ScreenList({ cot, rowGap }: ScreenListProps) {
  const { hasRoute } = useSwitches();
  return (
    <Box sx={{ ...grid, rowGap }}>
      {screenPaths.filter(hasRoute).map((path) => {
        const href = `${path}?cot=${encodeURIComponent(cot)}`;
        return links[path] && <CopyLink key={path} href={href} {...links[path]} />;
      })}
    </Box>
  );
}

const grid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

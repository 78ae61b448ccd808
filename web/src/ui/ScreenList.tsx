import { Box } from '@mui/material';
import { CopyLink } from './CopyLink.tsx';

/** A page that needs no sign-in, and what is said of it. */
type PublicScreen = readonly [path: string, label: string, hint: string];

export interface ScreenListProps {
  readonly cot: string;
  /** Whether the assembly has that page. */
  readonly hasRoute: (path: string) => boolean;
}

interface OfferedProps extends ScreenListProps {
  readonly screens: readonly PublicScreen[];
  /** Between one and the next, in steps of the theme. */
  readonly rowGap: number;
}

/** Those pages that the assembly has, with their address ready to copy. */
export function ScreenList({ screens, rowGap, cot, hasRoute }: OfferedProps) {
  return (
    <Box sx={{ ...grid, rowGap }}>
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
    </Box>
  );
}

const grid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';

const ways = [
  ['/login', 'Ingresar con correo y contraseña'],
  ['/loginAttorney', 'Soy apoderado y tengo un código'],
  ['/loginVirtual', 'Tengo un código personal o una invitación'],
] as const;

interface WaysInProps {
  readonly except: (typeof ways)[number][0];
  /** The assembly's code, to find it typed on the other page. */
  readonly cot: string;
}

/** The other ways in. */
export function WaysIn({ except, cot }: WaysInProps) {
  const search = cot === '' ? '' : `?cot=${encodeURIComponent(cot)}`;
  return (
    <Box component="nav" aria-label="Otras formas de ingresar" sx={{ display: 'grid' }}>
      {ways
        .filter(([path]) => path !== except)
        .map(([path, label]) => (
          <Link key={path} component={RouterLink} to={`${path}${search}`} sx={line}>
            {label}
          </Link>
        ))}
    </Box>
  );
}

const line = { minHeight: 48, display: 'flex', alignItems: 'center' } as const;

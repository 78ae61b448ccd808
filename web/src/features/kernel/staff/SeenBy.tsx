import {
  beginMember,
  joinNames,
  mayDo,
  partNames,
  parts,
  partsVersion,
  permissionsOf,
  type StaffAccess,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useSession } from '../../../firebase/session/session.tsx';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';

/** The titles of the menu, each with those of its tabs. */
export type MenuOf = (
  routesAvailable: readonly string[],
) => readonly { readonly title: string; readonly tabs: readonly string[] }[];

interface SeenByProps {
  readonly name: string;
  readonly access: StaffAccess;
  readonly menuOf: MenuOf;
}

/** «Qué vería esta persona»: their menu and the parts that they may press, from the same tables as theirs. */
export function SeenBy({ name, access, menuOf }: SeenByProps) {
  const { role } = access;
  const { off } = useSession().session;
  const { hasRoute } = useSwitches();
  const somebody = beginMember({ uid: '', role, name, email: '', personId: null });
  const permissions = { ...permissionsOf({ ...somebody, ...access, partsVersion }), off };
  const pressed = partNames.filter((part) =>
    parts[part].operations.some((operation) => mayDo(permissions, operation)),
  );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="que-veria"
      sx={{ p: 2, bgcolor: 'background.default' }}
    >
      <Typography id="que-veria" variant="h4" component="h3">
        Qué vería esta persona
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        Su menú
      </Typography>
      <Box component="ol" aria-label={`Menú de ${name}`} sx={columns}>
        {menuOf(access.routesAvailable.filter(hasRoute)).map(({ title, tabs }) => (
          <li key={title}>
            {title}
            {tabs.length > 0 && `: ${joinNames(tabs)}`}
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, fontWeight: 600 }}>
        Lo que podría hacer
      </Typography>
      {pressed.length === 0 ? (
        <Typography variant="body2">Solo mirar: ninguna de las partes de arriba.</Typography>
      ) : (
        <Box component="ul" aria-label={`Partes de ${name}`} sx={columns}>
          {pressed.map((part) => (
            <li key={part}>{parts[part].name}</li>
          ))}
        </Box>
      )}
    </Paper>
  );
}

const columns = {
  m: 0,
  mt: 0.5,
  pl: 2.5,
  columnGap: 4,
  columnWidth: '16rem',
  '& li': { breakInside: 'avoid', py: 0.25 },
} as const;

import {
  defaultParts,
  defaultRoutes,
  parts,
  type RoutePath,
  routes,
  type StaffAccess,
  takeableRoutes,
} from '@asamblea/domain';
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { StateChip } from '../../../ui/frames/StateChip.tsx';

interface PagesAndPartsProps {
  readonly access: StaffAccess;
  readonly onChange: (more: Partial<StaffAccess>) => void;
}

/** Every page that may be given, ticked or not, with its parts under it; what differs from the role says so. */
export function PagesAndParts({ access, onChange }: PagesAndPartsProps) {
  return (
    <Box component="section" aria-label="Páginas y partes">
      <Typography variant="h4" component="h3">
        Páginas y partes
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Una página sin marcar desaparece de su menú y nadie le responde en ella. Una parte sin
        marcar quita solo ese botón. Lo que su papel no hace no se puede dar aquí.
      </Typography>
      <Box component="ul" sx={list}>
        {takeableRoutes.map((path) => (
          <Box component="li" key={path} sx={row}>
            <PageRow {...{ path, access, onChange }} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function PageRow({ path, access, onChange }: PagesAndPartsProps & { readonly path: RoutePath }) {
  const { role, routesAvailable, componentsAvailable, fullRouteComponents } = access;
  const isOpen = routesAvailable.includes(path);
  const isByRole = defaultRoutes(role).includes(path);
  const mine = defaultParts(role).filter((part) => parts[part].route === path);
  const hasAll = fullRouteComponents.includes(path);
  const turn = (list: readonly string[], one: string) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Tick
          label={titleOf(path)}
          isBold
          checked={isOpen}
          onTurn={() => onChange({ routesAvailable: turn(routesAvailable, path) })}
        />
        {isOpen !== isByRole && (
          <StateChip tone="info" label={isOpen ? 'Además de su papel' : 'Quitada'} />
        )}
      </Box>
      {isOpen && mine.length > 0 && (
        <Box role="group" aria-label={`Partes de ${titleOf(path)}`} sx={{ pl: { xs: 2, sm: 4 } }}>
          {mine.map((part) => (
            <Tick
              key={part}
              label={parts[part].name}
              checked={hasAll || componentsAvailable.includes(part)}
              isFixed={hasAll}
              onTurn={() => onChange({ componentsAvailable: turn(componentsAvailable, part) })}
            />
          ))}
          <Tick
            label="Todas, también las que se agreguen"
            checked={hasAll}
            onTurn={() => onChange({ fullRouteComponents: turn(fullRouteComponents, path) })}
          />
        </Box>
      )}
    </>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly isBold?: boolean;
  readonly isFixed?: boolean;
  readonly onTurn: () => void;
}

function Tick({ label, checked, isBold = false, isFixed = false, onTurn }: TickProps) {
  return (
    <FormControlLabel
      sx={{ display: 'flex', minHeight: 44, mr: 0 }}
      disabled={isFixed}
      label={isBold ? <b>{label}</b> : label}
      control={<Checkbox checked={checked} onChange={onTurn} />}
    />
  );
}

function titleOf(path: RoutePath): string {
  const title = routes.find((route) => route.path === path)?.title ?? path;
  return path === '/{pageId}' ? 'Páginas escritas de la asamblea' : title;
}

/** In columns where there is room; a page stays with its parts. */
const list = { listStyle: 'none', m: 0, p: 0, columnWidth: '20rem', columnGap: 4 } as const;
const row = { borderTop: 1, borderColor: 'divider', py: 0.5, breakInside: 'avoid' } as const;

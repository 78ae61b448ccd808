import {
  type DefaultStaffRole,
  type DefaultsRequest,
  defaultStaffRoles,
  roleNames,
  type StaffMember,
} from '@asamblea/domain';
import { Box, MenuItem, TextField, Typography } from '@mui/material';

interface StaffFieldsProps {
  readonly people: readonly StaffMember[];
  readonly chosen: DefaultsRequest['staff'];
  readonly onChange: (chosen: DefaultsRequest['staff']) => void;
}

const none = 'ninguno';

/** The people who work in every new assembly, and their roles. */
export function StaffFields({ people, chosen, onChange }: StaffFieldsProps) {
  const roleOf = (uid: string) => chosen.find((one) => one.uid === uid)?.role ?? null;
  const choose = (uid: string, role: DefaultStaffRole | null) => {
    const others = chosen.filter((one) => one.uid !== uid);
    onChange(role === null ? others : [...others, { uid, role }]);
  };
  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" sx={{ fontWeight: 700, px: 0.5 }}>
        Personal
      </Typography>
      {people.length === 0 && (
        <Typography color="textSecondary">
          Esta asamblea no tiene personal para escoger. Quienes administran la organización entran a
          todas.
        </Typography>
      )}
      {people.map(({ uid, name, email }) => (
        <TextField
          key={uid}
          select
          label={name}
          helperText={email}
          value={roleOf(uid) ?? none}
          onChange={({ target }) =>
            choose(uid, defaultStaffRoles.find((one) => one === target.value) ?? null)
          }
        >
          <MenuItem value={none}>No trabaja en las nuevas</MenuItem>
          {defaultStaffRoles.map((role) => (
            <MenuItem key={role} value={role}>
              {roleNames[role]}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}

const group = {
  m: 0,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  display: 'grid',
  gap: 2,
} as const;

import { roleNames, type StaffRole, staffRoles } from '@asamblea/domain';
import { MenuItem, TextField } from '@mui/material';

interface RoleFieldProps {
  readonly value: StaffRole;
  readonly helperText: string;
  readonly onChange: (role: StaffRole) => void;
}

/** The role of a member of the staff. */
export function RoleField({ value, helperText, onChange }: RoleFieldProps) {
  return (
    <TextField
      select
      label="Papel"
      value={value}
      helperText={helperText}
      onChange={({ target }) => {
        const chosen = staffRoles.find((role) => role === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {staffRoles.map((role) => (
        <MenuItem key={role} value={role}>
          {roleNames[role]}
        </MenuItem>
      ))}
    </TextField>
  );
}

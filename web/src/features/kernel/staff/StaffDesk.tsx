import { isStaff, type Member, staffRoles } from '@asamblea/domain';
import InviteIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../../firebase/session/useMay.ts';
import type { ShownInvitation } from './InvitationShown.tsx';
import { InvitationShown } from './InvitationShown.tsx';
import { InviteForm } from './InviteForm.tsx';
import { RoleButton } from './RoleButton.tsx';
import type { MenuOf } from './SeenBy.tsx';
import { StaffCard } from './StaffCard.tsx';

interface StaffDeskProps {
  /** The members of the assembly. */
  readonly members: readonly Member[];
  readonly menuOf: MenuOf;
}

/** The staff, person by person, and the way in for another one. */
export function StaffDesk({ members, menuOf }: StaffDeskProps) {
  const mayManage = useMay('manageStaff');
  const [isInviting, setInviting] = useState(false);
  const [invitation, setInvitation] = useState<ShownInvitation | null>(null);
  const staff = members.filter(isStaff).sort(byRoleAndName);
  const show = (shown: ShownInvitation) => {
    setInvitation(shown);
    setInviting(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {invitation !== null && (
        <InvitationShown {...invitation} onClose={() => setInvitation(null)} />
      )}
      {isInviting ? (
        <InviteForm onInvited={show} onClose={() => setInviting(false)} />
      ) : (
        mayManage && (
          <Box>
            <Button
              variant={invitation === null ? 'contained' : 'outlined'}
              size="large"
              startIcon={<InviteIcon />}
              onClick={() => {
                setInvitation(null);
                setInviting(true);
              }}
            >
              Invitar a alguien
            </Button>
          </Box>
        )
      )}
      <Box component="ul" aria-label="Equipo de la asamblea" sx={list}>
        {staff.map((member) => (
          <li key={member.uid}>
            <StaffCard {...{ member, menuOf, mayManage }} onLink={show} />
          </li>
        ))}
      </Box>
      {mayManage && <RoleButton menuOf={menuOf} />}
    </Box>
  );
}

function byRoleAndName(a: Member, b: Member): number {
  const roles: readonly string[] = staffRoles;
  const place = ({ role }: Member) => roles.indexOf(role);
  return place(a) - place(b) || a.name.localeCompare(b.name, 'es');
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

import type { Unit } from '@asamblea/domain';
import {
  type Assembly,
  admitsNone,
  dialPhone,
  ofNamed,
  type Person,
  paths,
  proxyRulesOf,
} from '@asamblea/domain';
import CallIcon from '@mui/icons-material/PhoneOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useReads } from '../../../firebase/session/useReads.ts';
import { doorAddress } from '../../../ui/screens/ScreenWayIn.tsx';

interface OwnerReachProps {
  readonly assembly: Assembly & { readonly assemblyId: string };
  readonly unit: Unit;
}

/** How to reach who owns a unit, for the roles that read phones; for the others nothing. */
export function OwnerReach({ assembly, unit }: OwnerReachProps) {
  const mayRead = useReads('people');
  const { ownerIds } = unit;
  return mayRead && ownerIds.length > 0 ? <PeopleReach {...{ assembly, unit, ownerIds }} /> : null;
}

/** The first of them who has a phone. */
function PeopleReach(props: OwnerReachProps & { readonly ownerIds: readonly string[] }) {
  const { assembly, unit, ownerIds } = props;
  const { assemblyId, activeRoster, country } = assembly;
  const [personId = '', ...others] = ownerIds;
  const path = `${paths.people(assemblyId, activeRoster ?? '')}/${personId}`;
  const { value: person, status } = useDocument<Person>(path);
  if (status === 'loading') return null;
  if (!person?.phone?.trim() && others.length > 0) {
    return <PeopleReach key={others.join()} {...props} ownerIds={others} />;
  }
  const phone = person?.phone?.trim() ?? '';
  const dialled = dialPhone(phone, country);
  return (
    <Box role="group" aria-label={`Llamar a ${unit.label}`} sx={buttons}>
      {phone === '' ? (
        <Typography variant="body2" color="textSecondary">
          Sin teléfono en el padrón
        </Typography>
      ) : (
        <Button
          href={`tel:${dialled === null ? phone.replace(/[^\d+]/gu, '') : `+${dialled}`}`}
          startIcon={<CallIcon />}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {phone}
        </Button>
      )}
      <Button
        href={shareAddress(dialled, sayCall(assembly))}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<ShareIcon />}
        aria-label={`Escribir por WhatsApp a ${unit.label}`}
      >
        WhatsApp
      </Button>
    </Box>
  );
}

/** To one number, or to a contact chosen there. Nothing of the person goes in the text. */
function shareAddress(dialled: string | null, text: string): string {
  return `https://wa.me/${dialled ?? ''}?text=${encodeURIComponent(text)}`;
}

function sayCall({ name, cot, rulePack }: Assembly): string {
  const door = doorAddress(window.location.origin, cot);
  const takesNone = admitsNone(proxyRulesOf(rulePack).cap.limit);
  const otherwise = takesNone ? '' : ' Si no puede asistir, puede dar poder.';
  return `Asamblea ${ofNamed(name)}: falta su llegada para completar el quórum. Lo esperamos.${otherwise} Entre aquí: ${door}`;
}

const buttons = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 } as const;

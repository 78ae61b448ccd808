import { consentEndpoints, type OwnConsents, sayDate } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { OwnObjectionDialog } from './OwnObjectionDialog.tsx';
import { useConsentList } from './useConsentList.ts';

type Own = OwnConsents['own'][number];

/** The decisions taken while this owner was absent, and until when they may object. */
export function OwnObjections() {
  const { list, reload } = useConsentList(consentEndpoints.readOwnConsents);
  const [asking, setAsking] = useState<Own | null>(null);
  if (list === null || list.own.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="decisiones" sx={{ mb: 4 }}>
      <Typography id="decisiones" variant="h3" component="h2" sx={{ mb: 1 }}>
        Se decidió sin usted
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {list.own.map((own) => (
          <Paper key={`${own.questionId}-${own.noticeId}`} sx={{ p: { xs: 2, sm: 3 } }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{own.text}</Typography>
            <Typography sx={{ mt: 1 }}>{sayOwn(own)}</Typography>
            <Typography color="textSecondary" variant="body2" sx={{ mt: 0.5 }}>
              {own.units.join(', ')} · {own.article}
            </Typography>
            {own.mayObject && (
              <Button variant="outlined" size="large" sx={{ mt: 2 }} onClick={() => setAsking(own)}>
                Oponerme
              </Button>
            )}
          </Paper>
        ))}
      </Box>
      {asking !== null && (
        <OwnObjectionDialog own={asking} onDone={reload} onClose={() => setAsking(null)} />
      )}
    </Box>
  );
}

function sayOwn({ objectedOn, lastDay, mayObject, days }: Own): string {
  if (objectedOn !== null) return `Usted se opuso el ${sayDate(objectedOn)}. Quedó registrado.`;
  if (lastDay === null) {
    return `Usted no asistió; puede oponerse desde ya. Su plazo, de ${days} días, empieza cuando le notifiquen. Si no se opone, su voto contará a favor.`;
  }
  return mayObject
    ? `Usted no asistió; puede oponerse hasta el ${sayDate(lastDay)}. Si no lo hace, su voto contará a favor.`
    : `Su plazo para oponerse terminó el ${sayDate(lastDay)}: su voto cuenta a favor.`;
}

import { type Guide, type GuidedStage, type GuideStep, guideStageNames } from '@asamblea/domain';
import DoneIcon from '@mui/icons-material/CheckCircle';
import OverIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import PendingIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { VisuallyHidden } from '../../../ui/device/VisuallyHidden.tsx';

/** The stages one after another, and under them the one thing to do now. */
export function GuideView({ guide }: { readonly guide: Guide }) {
  const id = useId();
  const { stages, next, deadline } = guide;
  return (
    <Paper component="section" aria-labelledby={id} sx={card}>
      <Typography id={id} variant="h3" component="h2">
        El camino de la asamblea
      </Typography>
      <Box component="ol" sx={way}>
        {stages.map((one) => (
          <Stage key={one.stage} guided={one} isNow={one.stage === next?.stage} />
        ))}
      </Box>
      <Box role="status" sx={nextRow}>
        <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, fontSize: '1.125rem' }}>
            {next?.sentence ?? 'No le queda nada por hacer aquí.'}
          </Typography>
          {deadline !== null && <Typography color="textSecondary">{deadline}</Typography>}
        </Box>
        {next !== null && <NextButton path={next.path} action={next.action} />}
      </Box>
    </Paper>
  );
}

/** Nobody is led to the page where they are. */
function NextButton({ path, action }: { readonly path: string; readonly action: string }) {
  const { pathname } = useLocation();
  if (path === pathname) return null;
  return (
    <Button component={Link} to={path} variant="contained" size="large">
      {action}
    </Button>
  );
}

function Stage({ guided, isNow }: { readonly guided: GuidedStage; readonly isNow: boolean }) {
  const { stage, steps, isDone } = guided;
  return (
    <Box component="li" aria-current={isNow ? 'step' : undefined} sx={isNow ? nowStage : oneStage}>
      <Typography component="h3" sx={{ fontWeight: 700, display: 'flex', gap: 0.75 }}>
        {guideStageNames[stage]}
        {isDone && <DoneIcon aria-hidden fontSize="small" color="success" sx={{ mt: '0.1em' }} />}
        {isDone && <VisuallyHidden>: completo</VisuallyHidden>}
      </Typography>
      <Box component="ul" sx={{ ...list, display: { xs: isNow ? 'grid' : 'none', sm: 'grid' } }}>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </Box>
    </Box>
  );
}

const looks = {
  done: { Icon: DoneIcon, color: 'success', said: 'hecho' },
  pending: { Icon: PendingIcon, color: 'disabled', said: 'por hacer' },
  over: { Icon: OverIcon, color: 'disabled', said: 'no se hizo' },
} as const;

function Step({ step }: { readonly step: GuideStep }) {
  const { Icon, color, said } = looks[step.state];
  return (
    <Box component="li" sx={oneStep}>
      <Icon aria-hidden color={color} sx={{ fontSize: '1.1em', mt: '0.2em' }} />
      <span>
        {step.name}
        <VisuallyHidden>: {said}</VisuallyHidden>
      </span>
    </Box>
  );
}

const card = { p: { xs: 2, sm: 2.5 }, mb: 3, minWidth: 0 } as const;
const way = {
  listStyle: 'none',
  p: 0,
  my: 2,
  mx: 0,
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  },
} as const;
const oneStage = { borderTop: 4, borderColor: 'divider', pt: 1, minWidth: 0 } as const;
const nowStage = { ...oneStage, borderColor: 'primary.main' } as const;
const list = { listStyle: 'none', p: 0, m: 0, mt: 0.75, gap: 0.5 } as const;
const oneStep = { display: 'flex', gap: 0.75, fontSize: '0.9375rem', lineHeight: 1.4 } as const;
const nextRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  borderTop: 1,
  borderColor: 'divider',
  pt: 2,
} as const;

import {
  type ConsentProcess,
  consentCalendar,
  consentEndpoints,
  daysBetween,
  sayDate,
  sayQuestionNumber,
} from '@asamblea/domain';
import CalendarIcon from '@mui/icons-material/EventOutlined';
import { Box, Link, Paper, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useDownload } from '../../../parts/useDownload.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { useConsentList } from './useConsentList.ts';

/** So many days before a deadline it is near. */
const nearDays = 5;

/** The decisions that wait for the absent: who is still to be notified, and whose days are about to end. */
export function ConsentReminders() {
  const save = useDownload();
  const { list } = useConsentList(consentEndpoints.listConsents);
  if (list === null || list.waiting.length === 0) return null;
  const { waiting, today } = list;
  const hasDays = waiting.some(({ nextDay, until }) => nextDay !== null || until !== null);

  const keep = () =>
    save({
      kind: 'plazos-de-ausentes',
      ending: 'ics',
      what: 'el calendario',
      write: () => new Blob([consentCalendar(waiting, today)], { type: 'text/calendar' }),
    });

  return (
    <Paper component="section" aria-labelledby="plazos" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id="plazos" variant="h3" component="h2">
        Decisiones que esperan a los ausentes
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1.5, display: 'grid', gap: 1 }}>
        {waiting.map((one) => (
          <li key={one.questionId}>
            <Link component={RouterLink} to={`/votes/private?pregunta=${one.questionId}`}>
              Pregunta {sayQuestionNumber(one)}: {one.text}
            </Link>
            <Typography>{sayWaiting(one, today)}</Typography>
          </li>
        ))}
      </Box>
      {hasDays && (
        <BusyButton variant="outlined" startIcon={<CalendarIcon />} onPress={keep}>
          Plazos a mi calendario
        </BusyButton>
      )}
    </Paper>
  );
}

/** `Faltan 3 por notificar. El próximo plazo termina en 2 días, el 13 de abril de 2026.` */
export function sayWaiting(
  { counts, nextDay }: Pick<ConsentProcess, 'counts' | 'nextDay'>,
  today: string,
): string {
  const { unnotified } = counts;
  const missing =
    unnotified === 0
      ? 'Todos están notificados.'
      : unnotified === 1
        ? 'Falta 1 por notificar: su plazo no ha comenzado.'
        : `Faltan ${unnotified} por notificar: su plazo no ha comenzado.`;
  if (nextDay === null) return missing;
  const left = daysBetween(today, nextDay);
  const soon = left <= 0 ? ' hoy' : left === 1 ? ' mañana' : ` en ${left} días`;
  const when = left <= nearDays ? `${soon}, el ${sayDate(nextDay)}` : ` el ${sayDate(nextDay)}`;
  return `${missing} El próximo plazo termina${when}.`;
}

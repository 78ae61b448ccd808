import { endSentence, type ZoomConsoleAnswer, zoomEndpoints } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { askApi } from '../../../firebase/askApi.ts';
import { useAttempt } from '../../../firebase/useAttempt.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';
import { SummaryFigures } from '../../../ui/SummaryFigures.tsx';
import { IdentifyDialog } from './IdentifyDialog.tsx';
import { sayPerson } from './sayPerson.ts';

interface ZoomPeopleProps {
  readonly people: ZoomConsoleAnswer;
  readonly onChanged: () => void;
}

/** Who is in the video and who is accredited, one beside the other. */
export function ZoomPeople({ people, onChanged }: ZoomPeopleProps) {
  const { settled, staff, notAccredited, notConnected, unknown, chosen } = people;
  const [asked, setAsked] = useState<{ readonly key: string; readonly name: string } | null>(null);
  const { failure, attempt } = useAttempt();

  async function say(key: string, personId: string | null): Promise<void> {
    await attempt(() => askApi(zoomEndpoints.identifyStay, { key, personId }));
    setAsked(null);
    onChanged();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SummaryFigures
        label="Quiénes están"
        figures={[
          { name: 'En el video y acreditados', value: String(settled) },
          { name: 'En el video sin acreditar', value: String(notAccredited.length) },
          { name: 'Acreditados sin video', value: String(notConnected.length) },
          { name: 'Sin identificar', value: String(unknown.length) },
        ]}
      />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {unknown.length > 0 && (
        <List
          title="Sin identificar"
          hint="Zoom no dice quiénes son. Si los reconoce, dígalo: no los acredita."
        >
          {unknown.map(({ key, name, perhaps }) => (
            <Row key={key} name={name || 'Sin nombre'}>
              {perhaps !== null && (
                <BusyButton variant="outlined" onPress={() => say(key, perhaps.personId)}>
                  Es {sayPerson(perhaps)}
                </BusyButton>
              )}
              <Button
                aria-label={`Elegir quién es ${name || 'Sin nombre'}`}
                onClick={() => setAsked({ key, name })}
              >
                Elegir quién es
              </Button>
            </Row>
          ))}
        </List>
      )}
      {notAccredited.length > 0 && (
        <List
          title="En el video sin acreditar"
          hint="No cuentan ni votan. Pídales que entren a su sala virtual, o acredítelos en Registro."
        >
          {notAccredited.map((person) => (
            <Row key={person.personId} name={sayPerson(person)} />
          ))}
        </List>
      )}
      {notConnected.length > 0 && (
        <List title="Acreditados en línea sin video" hint="Cuentan y votan igual desde su sala.">
          {notConnected.map((person) => (
            <Row key={person.personId} name={sayPerson(person)} />
          ))}
        </List>
      )}
      {chosen.length > 0 && (
        <List title="Identificados aquí" hint="Por alguien de la mesa, y se puede deshacer.">
          {chosen.map(({ key, shownAs, ...person }) => (
            <Row key={key} name={`«${shownAs}» es ${sayPerson(person)}`}>
              <BusyButton aria-label={`Deshacer: ${shownAs}`} onPress={() => say(key, null)}>
                Deshacer
              </BusyButton>
            </Row>
          ))}
        </List>
      )}
      {staff.length > 0 && (
        <Typography color="textSecondary">
          De la mesa, en el video: {endSentence(staff.join(', '))}
        </Typography>
      )}
      {asked !== null && (
        <IdentifyDialog
          name={asked.name}
          onChoose={(personId) => say(asked.key, personId)}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}

interface ListProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function List({ title, hint, children }: ListProps) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
        {hint}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Paper>
  );
}

function Row({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <Box component="li" sx={row}>
      <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{name}</Typography>
      {children !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  justifyContent: 'space-between',
  borderTop: 1,
  borderColor: 'divider',
  py: 1,
} as const;

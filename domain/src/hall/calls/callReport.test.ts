import { expect, test } from 'vitest';
import { isCallTitles, readCallReport } from './readCallReport.ts';

const table = (text: string, sign = ',') => text.split('\n').map((line) => line.split(sign));
const brief = (text: string, sign?: string) =>
  readCallReport(table(text, sign)).guests.map(({ name, otherNames, email, rows }) =>
    [name, ...otherNames, email, rows.join(' ')].join('|'),
  );

const zoom = `Meeting ID,Topic,Start Time,End Time,User Email,Duration (Minutes),Participants
812 3456 7890,Asamblea 2026,11/28/2026 08:55:00 AM,11/28/2026 11:10:00 AM,admin@conjunto.co,135,4

Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest
Administración (Host),admin@conjunto.co,11/28/2026 08:55:00 AM,11/28/2026 11:10:00 AM,135,No
T1-101 Ana Pérez,,11/28/2026 09:00:00 AM,11/28/2026 09:30:00 AM,30,Yes
T1-101 Ana Pérez,,11/28/2026 09:32:00 AM,11/28/2026 11:10:00 AM,98,Yes
Lucho (Luis Rojas Gil),LUIS@MAIL.CO,11/28/2026 09:01:00 AM,11/28/2026 11:10:00 AM,129,Yes`;

const meet = `First name,Last name,Email,Duration,Time joined,Time exited
Ana,Pérez,ana@mail.co,1 hr 30 min,9:00 AM,10:30 AM
iPhone de Luis,,,20 min,9:10 AM,9:30 AM`;

const teams = `1. Summary
Meeting title\tAsamblea
Attended participants\t2
Start time\t11/28/26, 8:55:00 AM

2. Participants
Name\tFirst Join\tLast Leave\tIn-Meeting Duration\tEmail\tParticipant ID (UPN)\tRole
Pérez, Ana\t11/28/26, 9:00:00 AM\t11/28/26, 11:00:00 AM\t2h\tana@mail.co\tana@mail.co\tPresenter
Luis Rojas (Unverified)\t11/28/26, 9:01:00 AM\t11/28/26, 11:00:00 AM\t1h 59m\t\t\tAttendee

3. In-Meeting Activities
Name\tJoin Time\tLeave Time\tDuration\tEmail\tRole
Pérez, Ana\t11/28/26, 9:00:00 AM\t11/28/26, 11:00:00 AM\t2h\tana@mail.co\tPresenter
Luis Rojas (Unverified)\t11/28/26, 9:01:00 AM\t11/28/26, 11:00:00 AM\t1h 59m\t\tAttendee
Eva Soto\t11/28/26, 9:01:00 AM\t11/28/26, 11:00:00 AM\t1h 59m\t\tAttendee`;

test.each([
  [
    'Zoom',
    zoom,
    ',',
    [
      'Administración|admin@conjunto.co|5',
      'T1-101 Ana Pérez||6 7',
      'Lucho|Luis Rojas Gil|luis@mail.co|8',
    ],
  ],
  [
    'Zoom in Spanish',
    'Nombre (nombre original),Correo electrónico del usuario,Hora de entrada,Hora de salida,Duración (minutos),Invitado\nAna Pérez,ana@mail.co,09:00,11:00,120,Sí',
    ',',
    ['Ana Pérez|ana@mail.co|2'],
  ],
  ['Meet', meet, ',', ['Ana Pérez|ana@mail.co|2', 'iPhone de Luis||3']],
  [
    'Meet in Spanish',
    'Nombre,Apellidos,Correo electrónico,Duración,Hora a la que se unió,Hora a la que salió\nAna,Pérez Gil,ana@mail.co,2 h,9:00,11:00',
    ',',
    ['Ana Pérez Gil|ana@mail.co|2'],
  ],
  ['Teams', teams, '\t', ['Pérez, Ana|ana@mail.co|8 13', 'Luis Rojas||9 14', 'Eva Soto||15']],
  ['names alone', 'Ana Pérez\nLuis Rojas', ',', ['Ana Pérez||1', 'Luis Rojas||2']],
  [
    'names and addresses',
    'ana@mail.co,Ana Pérez\nluis@mail.co,',
    ',',
    ['Ana Pérez|ana@mail.co|1', 'luis@mail.co|luis@mail.co|2'],
  ],
  [
    'one device with an address for a name',
    'Name,Duration\nana@mail.co,3',
    ',',
    ['ana@mail.co|ana@mail.co|2'],
  ],
])('the guests of a report of %s are read', (_, text, sign, expected) => {
  expect(brief(text, sign)).toEqual(expected);
});

test('when somebody came first and left last is kept as it is written', () => {
  const [, ana] = readCallReport(table(zoom)).guests;
  expect(ana).toMatchObject({
    joined: '11/28/2026 09:00:00 AM',
    left: '11/28/2026 11:10:00 AM',
  });
});

test.each([
  [zoom, ',', 'No usamos la columna «Guest».'],
  [zoom, ',', 'Las filas 1 y 2 están sobre los títulos: no las leímos.'],
  [teams, '\t', '«1. Summary»'],
  ['Name,Email,Duration\nAna Pérez,a@b.co,3\n,,12', ',', 'Sin nombre ni correo: la fila 3.'],
])('the reading says which columns and rows of a report are no guest', (text, sign, told) => {
  expect(readCallReport(table(text, sign)).notes.join('\n')).toContain(told);
});

test.each([
  [['Name (Original Name)', 'User Email', 'Total Duration (Minutes)', 'Guest'], true],
  [['Meeting ID', 'Topic', 'Start Time', 'User Email', 'Duration (Minutes)'], false],
  [['Ana Pérez', 'ana@mail.co'], false],
  [['unidad', 'coeficiente'], false],
])('titles of a report: %j is %s', (row, expected) => {
  expect(isCallTitles(row)).toBe(expected);
});

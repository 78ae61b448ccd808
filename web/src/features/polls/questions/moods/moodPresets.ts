import type { AskMoodRequest } from '@asamblea/domain';

type Options = AskMoodRequest['options'];

interface MoodPreset {
  readonly name: string;
  readonly text: string;
  readonly options: Options;
}

const words = (...labels: readonly string[]): Options =>
  labels.map((label) => ({ label, face: null }));

/** The most common questions, ready to press. */
export const moodPresets: readonly [MoodPreset, ...MoodPreset[]] = [
  {
    name: 'Cinco caras',
    text: '¿Cómo se siente con esta propuesta?',
    options: [
      { label: 'Muy bien', face: 'great' },
      { label: 'Bien', face: 'good' },
      { label: 'Ni bien ni mal', face: 'fine' },
      { label: 'Mal', face: 'bad' },
      { label: 'Muy mal', face: 'awful' },
    ],
  },
  {
    name: '¿Quedó claro?',
    text: '¿Quedó clara la explicación?',
    options: [
      { label: 'Sí', face: 'good' },
      { label: 'A medias', face: 'fine' },
      { label: 'No', face: 'bad' },
    ],
  },
  {
    name: '¿Seguimos?',
    text: '¿Qué hacemos ahora?',
    options: words('Votemos ya', 'Sigamos hablando', 'Hagamos una pausa'),
  },
];

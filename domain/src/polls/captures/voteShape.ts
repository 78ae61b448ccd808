import { tableShape } from '../../kernel/tables/tableShape.ts';
import { groupTitles, unitTitles } from '../../people/titles/unitTitles.ts';

export type VoteField = 'unit' | 'group' | 'answer';

const answers = ['voto', 'votos', 'respuesta', 'opcion', 'decision', 'sentido', 'sentido voto'];

/** The shape of a list of votes written on paper. A unit may be called like a title, so only whole titles count. */
export const voteShape = tableShape<VoteField>({
  fields: [
    {
      key: 'answer',
      titles: [...answers, 'marca', 'marcas', 'vota', 'vota por', 'vote', 'answer'],
    },
    { key: 'unit', titles: [...unitTitles.sure, 'oficina', 'unidades'] },
    { key: 'group', titles: groupTitles.sure },
  ],
  score: ({ unit, answer }) => (unit === undefined || answer === undefined ? 0 : 2),
  isWhole: true,
  unit: 'unit',
  group: 'group',
  who: ['answer'],
  goesOn: [],
  others: [],
});

export const voteFieldNames = {
  unit: 'unidad',
  group: 'torre',
  answer: 'voto',
} satisfies Record<VoteField, string>;

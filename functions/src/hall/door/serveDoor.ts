import { doorEndpoints, doorSchemas } from '@asamblea/domain';
import * as z from 'zod';
import { serve } from '../../kernel/access/serve.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { addDoorPerson } from './addDoorPerson.ts';
import { decideDoorPerson } from './decideDoorPerson.ts';

export const serveDoor = () =>
  serve(doorEndpoints, doorSchemas, {
    addDoorPerson: ({ assemblyId, by, member, asked, now }) =>
      addDoorPerson({ assemblyId, by, byName: member.name, request: asked, now }),
    decideDoorPerson({ assemblyId, by, member, asked, params, now }) {
      const doorId = parsed(z.uuid(), params.doorId);
      const request = { assemblyId, by, byName: member.name, doorId, request: asked, now };
      return decideDoorPerson(request);
    },
  });

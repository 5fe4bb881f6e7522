import { STATUS_CODES } from 'node:http';
import { answersOf, type InsurerCall, JSON_TYPE, MULTIPART_TYPE } from '../api/calls.ts';
import { requestPart } from '../api/contracts.ts';
import { type JsonObject, listOf, objectOf } from '../content/json.ts';
import { inside, type Placed, refTarget, schemaAt, schemaPlace } from '../schemas/places.ts';
import type { Components } from './components.ts';

/** The parts of a request that are parameters, each with the place of its parameters. */
const PARAMETERS = { params: 'path', query: 'query', headers: 'header' } as const;

const FILE = { type: 'string', contentMediaType: 'application/octet-stream' };

/** Answers that every call may give. */
const FAILURES = {
  '4XX': { description: 'The request is not valid. The site does not read the body.' },
  default: { description: 'The call failed. The site does not read the body.' },
};

function descriptionOf(placed: Placed): string | undefined {
  const target = refTarget(placed);
  if (typeof placed.schema.description === 'string') return placed.schema.description;
  return target && descriptionOf(target);
}

function parametersOf(name: string, { add }: Components): JsonObject[] {
  return Object.entries(PARAMETERS).flatMap(([part, place]) => {
    const group = requestPart(name, part);
    if (!group) return [];
    const required = listOf(group.schema.required);
    return Object.entries(objectOf(group.schema.properties)).map(([parameter, schema]) => {
      const { description, ...rest } = add(inside(group, `properties/${parameter}`, objectOf(schema)));
      return {
        name: parameter,
        in: place,
        ...(description !== undefined && { description }),
        ...(required.includes(parameter) && { required: true }),
        schema: rest,
      };
    });
  });
}

/** Returns the schema of a multipart body: the answers as JSON text, and each file as a part that its field names. */
function multipart(answers: JsonObject): JsonObject {
  return {
    type: 'object',
    required: ['answers'],
    properties: { answers: { type: 'string', contentMediaType: JSON_TYPE, contentSchema: answers } },
    additionalProperties: {
      description: 'A file, or several parts of this name. The name is that of the field.',
      anyOf: [FILE, { type: 'array', items: FILE }],
    },
  };
}

function requestBody({ name, accepts = [] }: InsurerCall, { add }: Components): JsonObject {
  const body = requestPart(name, 'body');
  if (!body)
    throw new Error(
      `schemas/api/${name}.schema.json describes no request body: scripts/api/calls.ts has one.`,
    );
  const schema = add(body);
  const content = accepts.map((type) => [
    type,
    { schema: type === MULTIPART_TYPE ? multipart(schema) : schema },
  ]);
  return { required: true, content: Object.fromEntries(content) };
}

function responsesOf(call: InsurerCall, { add }: Components): JsonObject {
  const responses = answersOf(call).map(({ status, pointer }) => {
    const usual = STATUS_CODES[status] ?? '';
    if (pointer === undefined) return [status, { description: usual }];
    const placed = schemaAt(schemaPlace(`api/${call.name}`, `/properties/response${pointer}`));
    const content = { [JSON_TYPE]: { schema: add(placed) } };
    return [status, { description: descriptionOf(placed) ?? usual, content }];
  });
  return { ...Object.fromEntries(responses), ...FAILURES };
}

/** Returns the OpenAPI operation of a call. The first sentence of its contract is the summary. */
export function operationOf(call: InsurerCall, components: Components): JsonObject {
  const { description } = schemaAt(schemaPlace(`api/${call.name}`)).schema;
  const [summary = '', ...more] = String(description).split(/(?<=\.) /);
  const parameters = parametersOf(call.name, components);
  return {
    operationId: call.name,
    tags: [call.topic],
    summary: summary.replace(/ \(§\d+\)|\.$/g, ''),
    ...(more.length > 0 && { description: more.join(' ') }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.accepts && { requestBody: requestBody(call, components) }),
    responses: responsesOf(call, components),
  };
}

import type { Journey } from '#types/content/journey';
import type { ValidationError, Validator } from '../../../../src/engine/validators/validators.ts';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import texts from '../../../fixtures/library/texts.json';
import { drawJourney } from '../draw-journey.tsx';
import type { RenderCounts } from './count-renders.tsx';

const names = Array.from({ length: 100 }, (_, at) => `field${at}`);

/** All of a hundred names are required, written by hand as ajv would report it. */
const allRequired: Validator = (data) => {
  const missing = names.filter((name) => !Object.hasOwn(data as object, name));
  allRequired.errors = missing.map(
    (missingProperty): ValidationError => ({
      instancePath: '',
      keyword: 'required',
      params: { missingProperty },
    }),
  );
  return missing.length === 0;
};

const journey: Journey = {
  name: 'Many questions',
  position: 'Page {step} of {steps}',
  steps: [
    {
      step: {
        hash: 'hundred',
        heading: 'A hundred fields',
        schema: {
          $id: 'allRequired',
          type: 'object',
          properties: Object.fromEntries(
            names.map((name) => [name, { type: 'string' as const, title: name.replace('field', 'Field ') }]),
          ),
          required: names,
        },
        uiSchema: {},
        buttons: { next: { text: 'Next' } },
      },
    },
  ],
};

export function drawHundredFields({ widgets, onRender }: RenderCounts) {
  const engine = {
    validators: createValidators({ allRequired }),
    widgets,
    sources: {},
    texts,
    report: () => {},
  };
  return drawJourney(engine, journey, '', { onRender });
}

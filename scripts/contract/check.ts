import { dropInvalidRows } from '../../src/ovhc/backend/invalid-rows.ts';
import { type ApiCall, answersOf, calls, pathOf } from '../api/calls.ts';
import { validateContract } from '../api/contracts.ts';
import { firstDifference, type Problem, problemOf } from './problems.ts';
import { type Received, type Sent, send } from './send.ts';

/** The servers to check. The addresses have no slash at the end. */
export interface Target {
  backend: string;
  /** The server of the call kleber. */
  addressService: string;
  /** The time limit of each request. */
  seconds: number;
}

/** The result of one call. */
export interface CheckedCall extends Pick<ApiCall, 'name' | 'method'> {
  path: string;
  /** Distinguishes it from other requests of this call. */
  variant?: string | undefined;
  /** The time until the first answer, in milliseconds. */
  ms?: number;
  problems: Problem[];
  /** The reason why the call could not be asked. */
  notAsked?: string;
}

interface Contract {
  request: object;
  response: unknown;
}

interface Options {
  variant?: string;
  /** The status that the answer must have, by default 200. */
  status?: number;
}

/** An answered call. */
export interface Asked<Answer> {
  /** The answer as the site uses it: without invalid rows. Undefined if it is unusable. */
  answer: Answer | undefined;
  /** Reports a problem with a usable answer unless the condition holds. */
  expect(holds: (answer: Answer) => boolean, pointer: string, message: string): void;
  /** Sends an invalid request. Reports a problem unless its status is from 400 to 499. */
  refuses(what: string, request: Sent): Promise<void>;
  /** Reports the first place in which a usable answer differs from another one. */
  equals(other: Answer, message: string): void;
}

/** Asks a backend calls, and collects what does not fit. */
export interface Check {
  results: readonly CheckedCall[];
  ask<Sides extends Contract>(
    call: ApiCall,
    request: Sides['request'] & Sent,
    options?: Options,
  ): Promise<Asked<Sides['response']>>;
  /** Reports that a call cannot be asked. */
  addNotAsked(call: ApiCall, reason: string, variant?: string): void;
}

const whole = (message: string): Problem => ({ pointer: '', message });

/** Returns the part of an answer that the site would use, and its problems. */
function judge(call: ApiCall, received: Received, status: number): { answer?: unknown; problems: Problem[] } {
  if (received.failure !== undefined) return { problems: [whole(received.failure)] };
  if (received.status !== status)
    return { problems: [whole(`the status is ${received.status}, must be ${status}`)] };
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(received.type);
  const typeProblem = whole(`the content type is "${received.type}", must be application/json`);
  let answer: unknown;
  try {
    answer = JSON.parse(received.text);
  } catch {
    return {
      problems: [isJson ? whole(`the answer is not JSON (${received.text.length} characters)`) : typeProblem],
    };
  }
  const pointer = answersOf(call).find((each) => each.status === status)?.pointer ?? '';
  const validate = (data: unknown) => validateContract(call.name, `/properties/response${pointer}`, data);
  const errors = validate(answer);
  const usable = errors.length > 0 ? dropInvalidRows(answer, errors) : answer;
  return {
    ...(validate(usable).length === 0 && { answer: usable }),
    problems: [...(isJson ? [] : [typeProblem]), ...errors.map(problemOf)],
  };
}

/** Returns what is wrong with the status of an answer to an invalid request, if it is. */
function statusProblem(status: number): string | undefined {
  return status >= 400 && status < 500 ? undefined : `the status is ${status}, must be from 400 to 499`;
}

/** Creates a check of the servers at these addresses. */
export function createCheck({ backend, addressService, seconds }: Target): Check {
  const results: CheckedCall[] = [];
  const add = ({ name, method, url }: ApiCall, more: Partial<CheckedCall>) => {
    results.push({ name, method, path: url, problems: [], ...more });
  };
  const sendTo = (call: ApiCall, request: Sent) =>
    send(call.name === calls.kleber.name ? addressService : backend, call, request, seconds);

  return {
    results,
    addNotAsked: (call, notAsked, variant) => add(call, { notAsked, variant }),
    async ask(call, request, { variant, status = 200 } = {}) {
      const received = await sendTo(call, request);
      const { answer, problems } = judge(call, received, status);
      add(call, { variant, path: pathOf(call, request.params), ms: received.ms, problems });
      return {
        answer,
        expect(holds, pointer, message) {
          if (answer !== undefined && !holds(answer)) problems.push({ pointer, message });
        },
        async refuses(what, invalid) {
          // one problem is enough if the server does not answer at all
          if (received.failure !== undefined) return;
          const refused = await sendTo(call, invalid);
          const problem = refused.failure ?? statusProblem(refused.status);
          if (problem) problems.push(whole(`for an invalid request (${what}), ${problem}`));
        },
        equals(other, message) {
          const pointer = answer === undefined ? undefined : firstDifference(other, answer);
          if (pointer !== undefined) problems.push({ pointer, message });
        },
      };
    },
  };
}

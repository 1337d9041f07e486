/** Requests and answers about accounts, shared by server and browser. */
import * as z from 'zod';

export const setUpRequest = z
  .object({
    token: z.string().max(200),
    email: z.string().max(1000),
    password: z.string().max(128),
    name: z.string().max(255).optional(),
  })
  .meta({ id: 'SetUpRequest' });
export type SetUpRequest = z.infer<typeof setUpRequest>;

export const accountAnswer = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    isOperator: z.boolean(),
  })
  .meta({ id: 'Account' });
export type AccountAnswer = z.infer<typeof accountAnswer>;

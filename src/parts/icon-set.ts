/**
 * The drawings of icons by name. A server has all of them (icons/all-icons.ts); the editor is given them in groups, when
 * one of them is shown first.
 */
import { useEffect, useSyncExternalStore } from 'react';

export interface BrandIcon {
  title: string;
  viewBox: string;
  path: string;
}

export interface IconGroup {
  /** The data of one path in a view box of 24 by 24, for lines without a fill. */
  blocks: Readonly<Record<string, string>>;
  brands: Readonly<Record<string, BrandIcon>>;
}

/** So many groups; scripts/icons.mjs makes them. */
export const ICON_GROUPS = 24;

const blocks = new Map<string, string>();
const brands = new Map<string, BrandIcon>();
const listeners = new Set<() => void>();
let count = 0;
let ask: ((name: string) => void) | undefined;

/** Makes the drawings of a group known. */
export function addIcons(group: IconGroup): void {
  for (const [name, path] of Object.entries(group.blocks)) blocks.set(name, path);
  for (const [name, brand] of Object.entries(group.brands)) brands.set(name, brand);
  count += 1;
  for (const listener of listeners) listener();
}

/** Names the function that fetches an icon which is shown and not known. */
export function fetchIconsWith(fetch: (name: string) => void): void {
  ask = fetch;
}

/** Whether an icon that isn't known may still come. */
export const isAwaited = (name: string): boolean => name !== '' && ask !== undefined;

/** The group that an icon is in, unless it is one of the common ones. */
export function groupOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % ICON_GROUPS;
  return sum;
}

/** A brand by its icon's name; undefined for an unknown one. */
export function brandIcon(name: string): BrandIcon | undefined {
  return brands.get(name);
}

/** The path of an icon of the block set (lucide's); undefined for an unknown one. */
export function blockIcon(name: string): string | undefined {
  return blocks.get(name);
}

export const blockIconNames = (): string[] => [...blocks.keys()].sort();
export const brandIconNames = (): string[] => [...brands.keys()].sort();

/** Follows some icons: whoever calls it renders again when they have come. */
export function useIcons(names: readonly string[]): void {
  useSyncExternalStore(subscribe, countGroups, countGroups);
  const missing = names.filter((name) => name !== '' && !isKnown(name)).join(' ');
  useEffect(() => {
    for (const name of missing.split(' ').filter(Boolean)) ask?.(name);
  }, [missing]);
}

function isKnown(name: string): boolean {
  return brands.has(name) || blocks.has(name);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function countGroups(): number {
  return count;
}

import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../words/say';
import { useDragUnderWay } from './drag-under-way';
import styles from './sortable-rows.module.css';

/** How far the pointer moves before it drags, px: a shaky press is still one. */
const DRAG_FROM_PX = 4;

/** The row whose upper or lower edge is nearest to the same edge of what is dragged: rows that are open are higher than others. */
const closestEdge: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer;
      const rect = droppableRects.get(id);
      if (rect === undefined) return [];
      const value = Math.min(
        Math.abs(rect.top - collisionRect.top),
        Math.abs(rect.bottom - collisionRect.bottom),
      );
      return [{ id, data: { droppableContainer, value } }];
    })
    .sort((a, b) => a.data.value - b.data.value);

/** Rows that are put in order by dragging their handles, or by keyboard: Space, arrows, Space. */
export function SortableRows(props: {
  ids: readonly string[];
  /** What a row is called where its move is told. */
  nameOf: (id: string) => string;
  onMove: (id: string, index: number) => void;
  /** The index that a row gets where it is put at one; by default that one. */
  placeFor?: ((id: string, index: number) => number) | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { ids, nameOf, onMove, placeFor, className, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drag = useDragUnderWay();
  const placeOf = (id: string | number, over: string | number) => {
    const index = ids.indexOf(String(over));
    const place = (placeFor?.(String(id), index) ?? index) + 1;
    return { name: nameOf(String(id)), place, count: ids.length };
  };
  const handleEnd = ({ active, over }: DragEndEvent) => {
    drag.end();
    // Somebody else may have removed it meanwhile.
    if (!ids.includes(String(active.id))) return;
    const index = over === null ? -1 : ids.indexOf(String(over.id));
    if (index >= 0 && over?.id !== active.id) onMove(String(active.id), index);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestEdge}
      onDragStart={() => drag.begin()}
      onDragEnd={handleEnd}
      onDragCancel={drag.end}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) =>
            say('{name} is picked up.', { name: nameOf(String(active.id)) }),
          onDragOver: ({ active, over }) =>
            over
              ? say('{name}: place {place} of {count}.', placeOf(active.id, over.id))
              : undefined,
          onDragEnd: ({ active, over }) =>
            over
              ? say('{name} is at place {place} of {count}.', placeOf(active.id, over.id))
              : undefined,
          onDragCancel: ({ active }) =>
            say('{name} stays where it was.', { name: nameOf(String(active.id)) }),
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul className={className}>{children}</ul>
      </SortableContext>
    </DndContext>
  );
}

/** One row. Its handle stands before what it holds. */
export function SortableRow(props: {
  id: string;
  name: string;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
  isCurrent?: boolean | undefined;
  isFaded?: boolean | undefined;
  onPointerEnter?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { id, name, isDisabled = false, className, children } = props;
  const { isCurrent = false, isFaded = false, onPointerEnter } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled: isDisabled });
  return (
    <li
      ref={setNodeRef}
      className={`${styles['row']} ${className ?? ''}`}
      data-current={isCurrent ? '' : undefined}
      data-dragging={isDragging ? '' : undefined}
      data-faded={isFaded ? '' : undefined}
      onPointerEnter={onPointerEnter}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      {!isDisabled && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles['handle']}
          aria-label={say('Reorder {name}', { name })}
          {...listeners}
        >
          <GripVertical />
        </button>
      )}
      {children}
    </li>
  );
}

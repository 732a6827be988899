-- A match: which game is played, from which position, and what opens the two seats.
create table matches (
  id varchar(22) primary key,
  game varchar(100) not null,
  options clob not null,
  setup clob,
  first_token binary(32) not null,
  second_token binary(32) not null,
  -- Counts every change, moves taken back included: who changes a match says which one was seen last.
  revision bigint not null,
  -- For who clears old matches away.
  created timestamp with time zone not null default current_timestamp
);

-- The moves in canonical notation. No two can be the same ply of the same match.
create table moves (
  match_id varchar(22) not null references matches (id) on delete cascade,
  ply integer not null check (ply >= 1),
  move varchar(1000) not null,
  primary key (match_id, ply)
);

-- The time of the last change, after which a match expires.
alter table matches add column changed timestamp with time zone not null default current_timestamp;

create index matches_by_change on matches (changed);

package io.github.boardrules.examples.view;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * Something to be shown of some cells together: a clump, a region, a group, a pair of twins.
 *
 * @param kind what it is, in one lower-case word
 * @param owner the name of the side that it belongs to, if there is one
 * @param cells the cells
 * @param details what else a drawing needs to know, by name
 * @param text the same for people, in a few words
 */
public record MarkView(
    String kind,
    Optional<String> owner,
    ImmutableList<String> cells,
    ImmutableMap<String, Object> details,
    String text) {}

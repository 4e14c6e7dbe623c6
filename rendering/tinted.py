"""Which materials of a picture take the colours of its variants, and how they are rendered for that.

A picture is rendered once with these materials in neutral grey, and with a mask of where they are seen; tint.js makes
the colours from the two."""
import bpy

NEUTRAL = 0.42

# key of the picture: names of the materials
TINTED = {
    "fjord-wall-panel": ("felt pine",),
    "hexa-felt-tiles": ("felt pine", "felt sage", "felt oat", "felt clay", "felt sand", "felt moss"),
    "linea-baffle": ("felt pine", "felt sage"),
    "nube-ceiling-raft": ("felt sage",),
    "luna-round-raft": ("felt pine", "felt sage", "felt clay"),
    "bureau-desk-screen": ("felt pine",),
    "paravent-divider": ("felt moss",),
    "cascade-hanging-divider": ("felt pine",),
    "drape-acoustic-curtain": ("cloth wool",),
    "quadra-ceiling-tile": ("felt tile",),
    "pyra-foam-panel": ("foam anthracite",),
    "wedge-foam-panel": ("foam graphite",),
    "corner-bass-trap": ("foam anthracite",),
    "felt-roll": ("felt roll",),
    "felt-pinboard": ("felt board",),
    "felt-wall-strips": ("felt strip",),
    "felt-clouds": ("felt cloud",),
    "felt-lampshade": ("felt shade",),
    "felt-basket": ("felt basket",),
    "felt-coasters": ("felt coaster",),
    "foam-cylinder": ("foam cylinder",),
    "wedge-melamine-panel": ("foam wedge melamine",),
    "felt-circles": ("felt circle",),
    "felt-triangles": ("felt triangle",),
    "felt-bricks": ("felt brick",),
    "felt-headboard": ("felt headboard",),
    "felt-arches": ("felt arch",),
    "felt-letters": ("felt letter",),
    "felt-trays": ("felt tray",),
    "felt-placemats": ("felt placemat",),
    "felt-desk-mat": ("felt desk mat",),
    "felt-stair-pads": ("felt stair pad",),
    "felt-drop-lampshade": ("felt shade",),
    "scene-meeting-room": ("felt lake",),
    "scene-bedroom": ("felt lake",),
    "scene-lobby": ("felt pine", "felt sage"),
    "lamel-slat-panel": ("oak slats",),
}


def make_neutral(key):
    """Greys the materials and marks them in a pass of their own, `tint`."""
    pass_ = bpy.context.view_layer.aovs.add()
    pass_.name, pass_.type = "tint", "VALUE"
    found, wanted = set(), TINTED[key.removesuffix("-detail")]
    for m in bpy.data.materials:
        if m.name not in wanted:
            continue
        found.add(m.name)
        nt = m.node_tree
        base = nt.nodes["Principled BSDF"].inputs["Base Color"]
        if not m.name.startswith("oak"):  # wood keeps its own colour: stains are laid over it
            base.links[0].from_node.inputs[1].default_value = (NEUTRAL, NEUTRAL, NEUTRAL, 1)
        mark = nt.nodes.new("ShaderNodeOutputAOV")
        mark.name = "tint"
        mark.inputs["Value"].default_value = 1.0
    missing = set(wanted) - found
    if missing:
        raise SystemExit("%s has no material %s; it has %s" % (key, ", ".join(missing), ", ".join(m.name for m in bpy.data.materials)))


def write_mask(folder, key):
    t = bpy.context.scene.node_tree
    layers = next(n for n in t.nodes if n.bl_idname == "CompositorNodeRLayers")
    out = t.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_mode, out.format.color_depth = "PNG", "BW", "8"
    out.format.color_management = "OVERRIDE"
    out.format.view_settings.view_transform = "Raw"
    out.file_slots[0].path = key + ".mask."
    t.links.new(layers.outputs["tint"], out.inputs[0])
